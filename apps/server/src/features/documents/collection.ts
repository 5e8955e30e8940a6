import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { ProtocolError } from '../../platform/problem-error.ts'
import type { Caller } from '../../platform/session-guard.ts'
import type { ListQuery } from './document-queries.ts'

/** A document without the protocol's envelope. */
export interface OwnedDocument<Fields = Readonly<Record<string, unknown>>> {
  readonly id: string
  readonly ownerId: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly fields: Fields
}

export type Data = Readonly<Record<string, unknown>>

/**
 * A typed table behind the document calls, with its policy. Every operation sees the caller's own rows only: what
 * belongs to somebody else does not exist for it. An operation that is absent is refused.
 */
export interface Collection {
  readonly id: string
  /** Every field that a body may carry. Those that the server owns are accepted and overruled. */
  readonly attributes: ReadonlySet<string>
  list(caller: Caller, query: ListQuery): Promise<{ total: number; documents: readonly OwnedDocument[] }>
  read(caller: Caller, id: string): Promise<OwnedDocument | undefined>
  create?(caller: Caller, id: string, data: Data): Promise<OwnedDocument>
  update?(caller: Caller, id: string, data: Data): Promise<OwnedDocument | undefined>
  remove?(caller: Caller, id: string): Promise<boolean>
}

/** A collection whose rows can be brought back from an archive. */
export interface Brought {
  bring(trx: Transaction<Tables>, caller: Caller, row: Data): Promise<void>
}

export function documentNotFound(): ProtocolError {
  const message = 'Document with the requested ID could not be found.'
  return new ProtocolError(404, 'document_not_found', message)
}

export function documentExists(): ProtocolError {
  const message = 'Document with the requested ID already exists.'
  return new ProtocolError(409, 'document_already_exists', message)
}

export function invalidStructure(why: string): ProtocolError {
  return new ProtocolError(400, 'document_invalid_structure', `Invalid document structure: ${why}`)
}

/** A mistake in a form, in the specification's words. */
export function invalidField(message: string): ProtocolError {
  return new ProtocolError(400, 'document_invalid_structure', message)
}
