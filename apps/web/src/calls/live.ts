import { databaseId, openBackend } from './backend.ts'

/** Where the server tells of changes: a person's own postings of one kind, or the queue of the reviewers. */
export type LiveChannel = 'aggregated_jobs' | 'hackathon' | 'review'

/** Hears of changes until it is stopped; the client connects again by itself (§9.17). */
export function follow(channel: LiveChannel, onChange: () => void): () => void {
  const name = channel === 'review' ? channel : `databases.${databaseId}.collections.${channel}.documents`
  return openBackend().client.subscribe(name, onChange)
}
