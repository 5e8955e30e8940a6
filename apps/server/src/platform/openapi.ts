import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { z } from 'zod'

/** Request schemas of a route whose own code checks them, for the published document only. */
export interface Documented {
  readonly summary: string
  readonly body?: z.ZodType
}

declare module 'fastify' {
  interface FastifyContextConfig {
    documented?: Documented
  }
}

/** Collects every route that is registered after it, and publishes them at /api/openapi.json. */
export async function publishOpenApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Scry',
        version,
        description: 'Calls of the product. Those under /v1 speak the backend protocol.',
      },
    },
    transform: (input) => {
      const { documented } = input.route.config ?? {}
      const schema = documented ? { ...input.schema, ...documented } : input.schema
      return jsonSchemaTransform({ ...input, schema: schema ?? {} })
    },
    // Schemas with an id of their own are written once.
    transformObject: jsonSchemaTransformObject,
  })
  app.get('/api/openapi.json', { schema: { summary: 'This document.' } }, async (_request, reply) => {
    return reply
      .type('application/json')
      .header('cache-control', 'no-cache')
      .serializer(JSON.stringify)
      .send(app.swagger())
  })
}

/** Options of such a route. */
export function documented(summary: string, body?: z.ZodType): { config: { documented: Documented } } {
  return { config: { documented: body === undefined ? { summary } : { summary, body } } }
}
