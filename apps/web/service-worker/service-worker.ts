import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope
/** Put here by the build: every file with the hash that it must have, so that no network's login page is ever kept. */
declare const buildFiles: PrecacheEntry[]

precache(buildFiles)
enableNavigationPreload()
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** The network first, always: what is kept answers only where nothing else does, so that no page is ever an older one. */
const networkOr = (kept: (request: Request) => string) =>
  new NetworkOnly({ plugins: [{ handlerDidError: async ({ request }) => matchPrecache(kept(request)) }] })

registerRoute(
  new NavigationRoute(
    networkOr(() => '/app.html'),
    { denylist: [/^\/(api|v1)\//] },
  ),
)
registerRoute(
  ({ url }) => ['/start.js', '/favicon.svg'].includes(url.pathname),
  networkOr(({ url }) => url),
)
// A name under assets carries the hash of its content: what is kept under it is what the network would give.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await matchPrecache(request.url)) ?? fetch(request),
)

/** Files that another app has shared with the installed one, in memory until the first page takes them. */
const shared: FormDataEntryValue[] = []
registerRoute(
  ({ url }) => url.pathname === '/shared-resume',
  async ({ request }) => {
    shared.splice(0, shared.length, ...(await request.formData()).getAll('resume'))
    return Response.redirect('/?shared', 303)
  },
  'POST',
)
self.addEventListener('message', ({ data, ports }) => {
  if (data === 'take-shared-files') ports[0]?.postMessage(shared.splice(0))
})
