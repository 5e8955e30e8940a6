import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerNotFound } from './problem-handler.ts'

/** The landing page is prerendered; every other page of the web app starts from an empty shell. */
const landingFile = 'index.html'
const shellFile = 'app.html'

/** Serves the built web app, and answers what nothing else answers. Without a build there are only the calls. */
export async function serveWebApp(app: FastifyInstance, directory: string): Promise<void> {
  if (!existsSync(directory)) {
    app.setNotFoundHandler(answerNotFound)
    return
  }
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names under assets carry the hash of their content.
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.sendFile(landingFile))
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? reply.sendFile(shellFile) : answerNotFound(request, reply as FastifyReply),
  )
}

/** A path that a person may have typed or followed: no call, no file. */
function isPage(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?')
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  const isFile = path.startsWith('/assets/') || /\.[^/]*$/.test(path)
  return isReading && !isFile && !/^\/(api|v1)(\/|$)/.test(path)
}
