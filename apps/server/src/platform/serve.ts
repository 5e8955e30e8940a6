import type { Route } from '@scry/contracts/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

export interface Served<R extends Route> {
  readonly query: Output<R['query']>
  readonly body: Output<R['body']>
  readonly params: Record<string, string>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * Serves one route of the contracts: the query and the body are checked by their schemas (a field that they do not
 * declare is a 400), the answer is written by the response's schema unless the handler has sent its bytes itself.
 */
export function serve<R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: (
    served: Served<R>,
  ) => Promise<z.input<R['response']> | FastifyReply> | z.input<R['response']> | FastifyReply,
  options: { readonly bodyLimitBytes?: number } = {},
): void {
  app.route({
    method: route.method,
    url: route.path,
    ...(options.bodyLimitBytes === undefined ? {} : { bodyLimit: options.bodyLimitBytes }),
    schema: {
      summary: route.summary,
      ...(route.query ? { querystring: closed(route.query) } : {}),
      ...(route.body ? { body: closed(route.body) } : {}),
      response: { 200: route.response },
    },
    handler: (request, reply) =>
      handler({
        query: request.query as Output<R['query']>,
        body: request.body as Output<R['body']>,
        params: request.params as Record<string, string>,
        request,
        reply,
      }),
  })
}

function closed(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodObject ? schema.strict() : schema
}
