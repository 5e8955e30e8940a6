import { setTimeout as pause } from 'node:timers/promises'
import { createSecureContext, type SecureContext } from 'node:tls'
import { makeAuthority, serveLocally, serveProxy } from './outside-world.ts'

/** What a place of the recorded internet answers, at once or later; nothing is 404. A status ends without a text. */
export type Answering = (url: URL) => unknown | { status: number } | undefined

/**
 * A whole internet on this machine: a proxy in front of one server that shows for every name a certificate of an
 * authority of its own. `env` is what leads a server there, and nowhere else.
 */
export async function openRecordedInternet(answering: Answering, { delayMs = 0 }: { delayMs?: number } = {}) {
  const authority = await makeAuthority()
  const asked: string[] = []
  /** A network that is not there: the proxy leads nowhere. */
  const state = { isDown: false }
  const contexts = new Map<string, Promise<SecureContext>>()
  const contextOf = (name: string) => {
    const known = contexts.get(name) ?? authority.certificateFor(name).then((made) => createSecureContext(made))
    contexts.set(name, known)
    return known
  }
  const world = await serveLocally(
    async (request, response) => {
      const url = new URL(request.url ?? '/', `https://${request.headers.host}`)
      asked.push(url.href)
      await pause(delayMs)
      const answer = await answering(url)
      const status = answer === undefined ? 404 : ((answer as { status?: unknown }).status ?? 200)
      response.writeHead(typeof status === 'number' ? status : 200, { 'content-type': 'application/json' })
      response.end(status === 200 ? JSON.stringify(answer) : '')
    },
    {
      tls: {
        ...(await authority.certificateFor('world.example')),
        SNICallback: (name, done) => {
          contextOf(name).then(
            (context) => done(null, context),
            (error: Error) => done(error),
          )
        },
      },
    },
  )
  const proxy = await serveProxy(() => (state.isDown ? undefined : world.port))
  return {
    asked,
    state,
    env: { HTTPS_PROXY: proxy.origin, HTTP_PROXY: proxy.origin, NO_PROXY: '', NODE_EXTRA_CA_CERTS: authority.file },
    async close() {
      await Promise.all([proxy.close(), world.close()])
      authority.remove()
    },
  }
}
