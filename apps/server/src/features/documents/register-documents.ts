import type { FirstScreen } from '@scry/contracts/first-screen-routes'
import type { PostingKind } from '@scry/contracts/review'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { documented } from '../../platform/openapi.ts'
import type { PersonalTable } from '../../platform/personal-tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProtocolError } from '../../platform/problem-error.ts'
import { protocolBody, protocolCaller } from '../../platform/protocol-body.ts'
import type { Caller } from '../../platform/session-guard.ts'
import { createActivityCollection } from './activity-collection.ts'
import { type Collection, type Data, documentNotFound, invalidStructure, type OwnedDocument } from './collection.ts'
import { documentTables } from './document-privacy.ts'
import { readListQuery } from './document-queries.ts'
import { createPostingCollections, type PostingSteps } from './postings-collection.ts'
import { createProfilesCollection } from './profiles-collection.ts'

/** The two names that the protocol's versions have for the same calls. */
interface Dialect {
  readonly prefix: string
  readonly idField: 'documentId' | 'rowId'
  readonly listField: 'documents' | 'rows'
  readonly collectionField: '$collectionId' | '$tableId'
}

const documentsDialect: Dialect = {
  prefix: '/v1/databases/:database/collections/:collection/documents',
  idField: 'documentId',
  listField: 'documents',
  collectionField: '$collectionId',
}

const dialects: readonly Dialect[] = [
  documentsDialect,
  {
    prefix: '/v1/tablesdb/:database/tables/:collection/rows',
    idField: 'rowId',
    listField: 'rows',
    collectionField: '$tableId',
  },
]

interface Target {
  Params: { database: string; collection: string; id: string }
}

const databaseId = 'scry'
const chosenId = z
  .string()
  .refine((text) => text === 'unique()' || /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,35}$/.test(text), 'Value must be a valid id')
const data = z.record(z.string().max(100), z.unknown()).default({})
const permissions = z.array(z.string().max(200)).max(100).nullish()
const transactionId = z.string().max(100).nullish()
const Update = z.strictObject({ data, permissions, transactionId })

export interface DocumentsFeature {
  readonly personalTables: readonly PersonalTable[]
  /** The caller's profile, as `GET …/users/documents` shows it. */
  ownProfile(caller: Caller): Promise<FirstScreen['profile']>
  /** One of the caller's postings, as it is read by its id. */
  ownPosting(caller: Caller, kind: PostingKind, id: string): Promise<object | undefined>
}

/** Whose call it is and on what; throws where it may not be. */
type Enter = (request: FastifyRequest<Target>) => Promise<{ collection: Collection; caller: Caller }>

/** The calls in the names of one version of the protocol. */
function registerCalls(app: FastifyInstance, dialect: Dialect, enter: Enter, ids: Platform['ids']): void {
  const one = `${dialect.prefix}/:id`
  const envelope = (collection: Collection, document: OwnedDocument, select?: readonly string[]) =>
    enveloped(dialect, collection, document, select)
  const Create = z.strictObject({ [dialect.idField]: chosenId, data, permissions, transactionId })

  app.get<Target>(dialect.prefix, documented('List documents (§7.12, §7.17).'), async (request) => {
    const { collection, caller } = await enter(request)
    const query = readListQuery(request.query as Record<string, unknown>)
    const { total, documents } = await collection.list(caller, query)
    return { total, [dialect.listField]: documents.map((document) => envelope(collection, document, query.select)) }
  })

  app.get<Target>(one, documented('One document.'), async (request) => {
    const { collection, caller } = await enter(request)
    const { select } = readListQuery(request.query as Record<string, unknown>)
    return envelope(collection, await found(collection.read(caller, request.params.id)), select)
  })

  app.post<Target>(dialect.prefix, documented('Create a document (§7.13, §7.16).', Create), async (request, reply) => {
    const { collection, caller } = await enter(request)
    const body = protocolBody(request, Create) as Record<string, unknown>
    const chosen = String(body[dialect.idField])
    const sent = declared(collection, body.data as Data)
    if (!collection.create) throw notAuthorized()
    const document = await collection.create(caller, chosen === 'unique()' ? ids.id() : chosen, sent)
    return reply.code(201).send(envelope(collection, document))
  })

  app.patch<Target>(one, documented('Update a document (§7.14).', Update), async (request) => {
    const { collection, caller } = await enter(request)
    const body = protocolBody(request, Update)
    if (!collection.update) throw notAuthorized()
    const sent = declared(collection, body.data)
    return envelope(collection, await found(collection.update(caller, request.params.id, sent)))
  })

  app.put<Target>(one, documented('Create or update a document.', Update), async (request, reply) => {
    const { collection, caller } = await enter(request)
    const body = protocolBody(request, Update)
    if (!collection.update || !collection.create) throw notAuthorized()
    const sent = declared(collection, body.data)
    const id = chosenId.safeParse(request.params.id)
    if (!id.success) throw new ProtocolError(400, 'general_argument_invalid', `Invalid \`${dialect.idField}\` param.`)
    const updated = await collection.update(caller, id.data, sent)
    if (updated) return envelope(collection, updated)
    return reply.code(201).send(envelope(collection, await collection.create(caller, id.data, sent)))
  })

  app.delete<Target>(one, documented('Delete a document (§7.18).'), async (request, reply) => {
    const { collection, caller } = await enter(request)
    if (!collection.remove) throw notAuthorized()
    if (!(await collection.remove(caller, request.params.id))) throw documentNotFound()
    return reply.code(204).send()
  })
}

/** The document calls on the four collections. Permissions in a body are accepted and overruled by the policies. */
export function registerDocuments(
  app: FastifyInstance,
  platform: Platform,
  deps: { readonly steps: PostingSteps },
): DocumentsFeature {
  const { sessions, ids, limiter } = platform
  const profiles = createProfilesCollection(platform)
  const { jobs, hackathons } = createPostingCollections(platform, deps.steps)
  const collections = new Map<string, Collection>(
    [profiles, createActivityCollection(platform), jobs, hackathons].map((collection) => [collection.id, collection]),
  )

  const enter: Enter = async (request) => {
    const caller = await protocolCaller(sessions, request)
    if (request.params.database !== databaseId) {
      throw new ProtocolError(404, 'database_not_found', 'Database not found')
    }
    const collection = collections.get(request.params.collection)
    if (!collection) {
      throw new ProtocolError(404, 'collection_not_found', 'Collection with the requested ID could not be found.')
    }
    if (request.method !== 'GET') await limiter.demand('documentWritePerAccount', caller.accountId)
    return { collection, caller }
  }

  for (const dialect of dialects) registerCalls(app, dialect, enter, ids)
  return {
    ownPosting: async (caller, kind, id) => {
      const collection = kind === 'job' ? jobs : hackathons
      const own = await collection.read(caller, id)
      return own && enveloped(documentsDialect, collection, own, undefined)
    },
    personalTables: documentTables(profiles, jobs, hackathons),
    ownProfile: async (caller) => {
      const own = await profiles.readOwn(caller)
      return own ? { ...own.fields, ...envelopeOf(documentsDialect, profiles, own) } : null
    },
  }
}

async function found(document: Promise<OwnedDocument | undefined>): Promise<OwnedDocument> {
  const there = await document
  if (!there) throw documentNotFound()
  return there
}

/** A field that the collection does not declare is refused; `$` fields are the envelope coming back. */
function declared(collection: Collection, data: Data): Data {
  const sent = Object.entries(data).filter(
    ([key]) => !/^\$(id|createdAt|updatedAt|permissions|collectionId|tableId|databaseId|sequence)$/.test(key),
  )
  const unknown = sent.find(([key]) => !collection.attributes.has(key))
  if (unknown) throw invalidStructure(`Unknown attribute: "${unknown[0].slice(0, 40)}"`)
  return Object.fromEntries(sent)
}

function notAuthorized(): ProtocolError {
  const message = 'The current user is not authorized to perform the requested action.'
  return new ProtocolError(401, 'user_unauthorized', message)
}

function enveloped(
  dialect: Dialect,
  collection: Collection,
  document: OwnedDocument,
  select: readonly string[] | undefined,
) {
  const fields = select
    ? Object.fromEntries(Object.entries(document.fields).filter(([key]) => select.includes(key)))
    : document.fields
  return { ...fields, ...envelopeOf(dialect, collection, document) }
}

/** What its owner may do with a document, as the collection's policy has it. */
function allowed(collection: Collection): string[] {
  return ['read', ...(collection.update ? ['update'] : []), ...(collection.remove ? ['delete'] : [])]
}

function envelopeOf(dialect: Dialect, collection: Collection, document: OwnedDocument<object>) {
  return {
    $id: document.id,
    $createdAt: new Date(document.createdAt).toISOString(),
    $updatedAt: new Date(document.updatedAt).toISOString(),
    $permissions: allowed(collection).map((action) => `${action}("user:${document.ownerId}")`),
    [dialect.collectionField]: collection.id,
    $databaseId: databaseId,
    // A number that grows from one document to the next; counting them would tell everybody how many there are.
    $sequence: document.createdAt,
  }
}
