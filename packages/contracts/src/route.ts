import type { z } from 'zod'

/** One endpoint of ours, described once for the server, the browser and the published document. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: `/api/${string}`
  readonly summary: string
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly response: z.ZodType
}
