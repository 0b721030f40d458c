// The service worker: shows notices that the server sends while no page of ours is in front, and opens the table on a click.
// It keeps no pages: a table without its server is no table.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const badge = (count) => (count > 0 ? self.navigator.setAppBadge?.(count) : self.navigator.clearAppBadge?.());

async function show(notice) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: 'notice', notice });
  // Whoever looks at the table sees it there.
  const path = notice.address;
  if (pages.some((page) => page.visibilityState === 'visible' && page.focused && new URL(page.url).pathname === path)) return;
  await self.registration.showNotification(notice.title, {
    body: notice.body,
    tag: notice.table || notice.kind,
    renotify: notice.kind !== 'finished',
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { address: notice.address },
  });
  await badge((await self.registration.getNotifications()).length);
}

self.addEventListener('push', (event) => {
  let notice = null;
  try {
    notice = event.data?.json();
  } catch {
    // Not ours.
  }
  if (!notice || typeof notice.title !== 'string') return;
  event.waitUntil(show(notice));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.address ?? '/', self.location.origin).href;
  event.waitUntil(
    (async () => {
      await badge((await self.registration.getNotifications()).length);
      const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const there = pages.find((page) => new URL(page.url).pathname === new URL(address).pathname);
      if (there) return there.focus();
      const any = pages[0];
      if (any?.navigate) {
        await any.focus();
        return any.navigate(address);
      }
      return self.clients.openWindow(address);
    })(),
  );
});
