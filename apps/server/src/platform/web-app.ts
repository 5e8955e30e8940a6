import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import { hasHint } from '@scry/contracts/cookies'
import { pagePaths } from '@scry/contracts/page-paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rendererFolder, templateFile } from './page-documents.ts'
import { answerNotFound } from './problem-handler.ts'

/** The landing page is prerendered; most other pages of the web app start from an empty shell. */
const landingFile = 'index.html'
const shellFile = 'app.html'
/** What browsers keep the product with, and what takes it away again where the host has turned it off. */
const serviceWorkers = { on: 'service-worker.js', off: 'service-worker-off.js' }
/** Pages as a visitor finds them, and the loading screen of the dashboard as the member does. */
const firstScreens = {
  '/jobs': { file: 'jobs.html', isMember: false },
  '/hackathons': { file: 'hackathons.html', isMember: false },
  '/login': { file: 'login.html', isMember: false },
  '/forgot-password': { file: 'forgot-password.html', isMember: false },
  '/dashboard': { file: 'dashboard.html', isMember: true },
}
const pages: ReadonlySet<string> = new Set(Object.values(pagePaths))

/** Serves the built web app, and answers what nothing else answers. Without a build there are only the calls. */
export async function serveWebApp(app: FastifyInstance, directory: string, worksOffline: boolean): Promise<void> {
  if (!existsSync(directory)) {
    app.setNotFoundHandler(answerNotFound)
    return
  }
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    // A route for each file, so that no other address is ever looked up on the disk. The shells are sent under the pages' paths.
    wildcard: false,
    globIgnore: [
      ...[landingFile, templateFile, `${rendererFolder}/**`, ...Object.values(serviceWorkers)],
      ...Object.values(firstScreens).map(({ file }) => file),
    ],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names under assets carry the hash of their content.
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.sendFile(landingFile))
  app.get(`/${serviceWorkers.on}`, { schema: { hide: true } }, (_request, reply) =>
    reply.sendFile(worksOffline ? serviceWorkers.on : serviceWorkers.off),
  )
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? sendShell(request, reply) : answerNotFound(request, reply as FastifyReply),
  )
}

/** The shell shows the page, or says that there is none (§2.11): 404 tells the rest of the world so too. */
function sendShell(request: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(pages.has(pathOf(request)) ? 200 : 404)
    .header('vary', 'Cookie')
    .sendFile(firstScreen(request))
}

/** A query asks for another list than the prerendered one. The cookie is the readable hint, and says only what to show first. */
function firstScreen({ url, headers }: FastifyRequest): string {
  const screen = Object.entries(firstScreens).find(([path]) => path === url)?.[1]
  return screen && screen.isMember === hasHint(headers.cookie) ? screen.file : shellFile
}

/** As the web app's router compares: decoded but for slashes, without a slash at the end, in lower case. */
function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?')
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return decodeURI(path.slice(0, end)).toLowerCase() || '/'
}

/** For a path that a person may have typed or followed: no call, and none of the hashed files that code asks for. */
function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  return !/^\/(assets|api|v1)(\/|$)/.test(pathOf(request))
}

/** A percent sign that begins no code stands for itself (`/50%`): the router would let such an address come to no route. */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
