import type { FastifyInstance } from 'fastify'

const lookEveryMs = 50

/** While the server closes, connections end as soon as their last answer is out; clients keep idle ones open otherwise. */
export function drainOnClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    const look = setInterval(() => app.server.closeIdleConnections(), lookEveryMs)
    app.server.once('close', () => clearInterval(look))
  })
}
