// Notices: being told in this browser, also when no page is open, that it is one's turn. Nothing is asked before somebody
// switches it on; where a browser wants HTTPS for it, the page says so.
import { api, ApiError } from './api';
import { asMe } from './account.svelte';
import { prefs } from './prefs.svelte';

/** What this browser can do: `insecure` without HTTPS, `none` where it does not know notices at all. */
export type NoticeSupport = 'push' | 'insecure' | 'none';
export type NoticeState = 'on' | 'off' | 'denied';

export function noticeSupport(): NoticeSupport {
  if (!globalThis.isSecureContext) return 'insecure';
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis ? 'push' : 'none';
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const worker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register('/sw.js');

/** Whether this browser is told now. */
export async function noticeState(): Promise<NoticeState> {
  if (noticeSupport() !== 'push') return 'off';
  if (Notification.permission === 'denied') return 'denied';
  const there = await navigator.serviceWorker.getRegistration('/');
  return (await there?.pushManager.getSubscription()) ? 'on' : 'off';
}

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '', language: prefs.language };
  await asMe(() => api.subscribe(body));
}

/** Asks the browser for leave and subscribes. A service of another server's key is left first. */
export async function switchOn(): Promise<NoticeState> {
  if (noticeSupport() !== 'push') return 'off';
  if ((await Notification.requestPermission()) !== 'granted') return Notification.permission === 'denied' ? 'denied' : 'off';
  const { key } = await asMe(() => api.push());
  await worker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const earlier = await pushManager.getSubscription();
  const sameKey = (subscription: PushSubscription) => {
    const used = subscription.options.applicationServerKey;
    return used !== null && btoa(String.fromCharCode(...new Uint8Array(used))) === btoa(String.fromCharCode(...bytesOf(key)));
  };
  if (earlier && !sameKey(earlier)) await earlier.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  await tellServer(subscription);
  return 'on';
}

export async function switchOff(): Promise<NoticeState> {
  const there = await navigator.serviceWorker.getRegistration('/');
  const subscription = await there?.pushManager.getSubscription();
  if (!subscription) return 'off';
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await asMe(() => api.unsubscribe({ endpoint }));
  return 'off';
}

/** A number on the icon of an installed page, and in front of the title of the tab. */
export function showWaiting(count: number): void {
  const badge = navigator as Navigator & { setAppBadge?: (n: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
  const shown = count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.();
  shown?.catch(() => undefined);
}

/** When the page opens: a subscription that this browser still has is told again, in the language of today. */
export async function renewNotices(): Promise<void> {
  try {
    if ((await noticeState()) !== 'on') return;
    const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
    if (subscription) await tellServer(subscription);
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
  }
}
