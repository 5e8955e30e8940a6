// Sent in place of the service worker where the host has turned it off: it takes away what the other has kept, then itself.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  // First itself: a page that keeps an answer meanwhile sees it gone, and takes the answer away again.
  await self.registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
