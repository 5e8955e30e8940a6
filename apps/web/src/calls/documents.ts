import type { HackathonPosting, JobPosting } from '@scry/contracts/posting'
import type { Profile } from '@scry/contracts/profile'
import { ID, type Models, Query } from 'appwrite'
import { databaseId, openBackend } from './backend.ts'

/** A document of ours with the envelope of the document protocol. */
export type Stored<T> = T & { $id: string; $createdAt: string; $updatedAt: string }

/** Fields of a profile as a person's browser sends them; what the server owns is overruled there (decision 0310, 5). */
export type ProfileWrite = Partial<Profile>

export type PostingCollection = 'aggregated_jobs' | 'hackathon'
interface Postings {
  aggregated_jobs: JobPosting
  hackathon: HackathonPosting
}

type AnyDocument = Models.Document & Record<string, unknown>

/** GET documents of `users` by `userId` (§7.12). */
export async function findProfile(userId: string): Promise<Stored<Profile> | null> {
  const found = await openBackend().databases.listDocuments<AnyDocument>({
    databaseId,
    collectionId: 'users',
    queries: [Query.equal('userId', userId), Query.limit(1)],
  })
  return (found.documents[0] as unknown as Stored<Profile> | undefined) ?? null
}

/** POST a document of `users` (§7.13). */
export async function createProfile(data: ProfileWrite): Promise<Stored<Profile>> {
  const document: unknown = await openBackend().databases.createDocument({
    databaseId,
    collectionId: 'users',
    documentId: ID.unique(),
    data: { ...data },
  })
  return document as Stored<Profile>
}

/** PATCH a document of `users` (§7.14). */
export async function updateProfile(documentId: string, data: ProfileWrite): Promise<Stored<Profile>> {
  const document: unknown = await openBackend().databases.updateDocument({
    databaseId,
    collectionId: 'users',
    documentId,
    data: { ...data },
  })
  return document as Stored<Profile>
}

/** POST a posting under a generated id (§7.16). */
export async function createPosting<C extends PostingCollection>(collectionId: C, data: Postings[C]) {
  const document: unknown = await openBackend().databases.createDocument({
    databaseId,
    collectionId,
    documentId: ID.unique(),
    data: { ...data },
  })
  return document as Stored<Postings[C]>
}

/** GET a person's own postings by their e-mail (§7.17), newest first. */
export async function listOwnPostings<C extends PostingCollection>(collectionId: C, email: string) {
  const found = await openBackend().databases.listDocuments<AnyDocument>({
    databaseId,
    collectionId,
    queries: [Query.equal('createdBy', email), Query.orderDesc('$createdAt'), Query.limit(100)],
  })
  return found.documents as unknown as Stored<Postings[C]>[]
}

/** PATCH a posting of one's own; it goes through review again. */
export async function updatePosting<C extends PostingCollection>(
  collectionId: C,
  documentId: string,
  data: Postings[C],
) {
  await openBackend().databases.updateDocument({ databaseId, collectionId, documentId, data: { ...data } })
}

/** DELETE a posting by its id (§7.18). */
export async function deletePosting(collectionId: PostingCollection, documentId: string) {
  await openBackend().databases.deleteDocument({ databaseId, collectionId, documentId })
}
