import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Listed, ListRequest } from './find-listings.ts'
import type { RowCache } from './row-cache.ts'

/** Finds a list for a request, in its turn; of what is `known` no listing is read. */
export type AskForList = <Known = never>(
  request: FastifyRequest,
  asked: ListRequest,
  known?: (id: string) => Known | undefined,
) => Promise<Listed<Known>>

export const jsonType = 'application/json; charset=utf-8'

type Page = Pick<ListRequest, 'sort' | 'limit' | 'after' | 'facets'>

export const listPage = ({ sort, limit, after, facets }: Page): Page => ({ sort, limit, after, facets })

/** The rows are typed and tested; checking each again while writing took longer than finding them. */
export const sendList =
  (cache: RowCache, clock: Clock) =>
  ({ answer, rows }: Listed<string>, reply: FastifyReply) =>
    reply.type(jsonType).send(cache.write(answer, rows, clock.now()))
