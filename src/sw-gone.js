// A build without the demo API has no service worker; this one replaces one that a browser may still have, and removes itself and
// its caches.
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  const prefix = `ark ${new URL(self.registration.scope).pathname} `
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name)
  await self.registration.unregister()
}
