import { messages } from './messages.ts'
import type { PushSubscriptionLike, WindowClient } from './worker-scope.ts'
import { worker } from './worker-scope.ts'

/** The message that the server sends (backend/src/deliveries/push/send-push.ts); it contains no names and nothing that anybody wrote. */
interface News {
  kind: string
  count: number
  address: string
}

const ANYTHING: News = { kind: 'other', count: 1, address: '/dashboard/notifications' }

/** PUSH-11: browsers withdraw the permission if a push message shows no notification, so even an unreadable message shows one. */
export async function showNews(text: string | undefined): Promise<void> {
  const { kind, count, address } = readNews(text)
  const words = kind === 'prospect' ? messages.prospect : messages.other
  const isOne = count <= 1
  await worker.registration.showNotification(isOne ? words.one : words.many(String(count)), {
    body: isOne ? messages.text : messages.textOfMany,
    // A new notification of a kind replaces the earlier one, whose count it includes, and makes a sound again.
    tag: kind,
    renotify: true,
    icon: '/icono-192.png',
    lang: 'es-MX',
    data: { address },
  })
}

function readNews(text: string | undefined): News {
  try {
    const { kind, count, address } = JSON.parse(text ?? '') as Partial<Record<keyof News, unknown>>
    if (typeof kind !== 'string' || typeof count !== 'number') return ANYTHING
    return { kind, count, address: appAddress(address) }
  } catch {
    return ANYTHING
  }
}

/** Accepts only addresses of the app itself. */
function appAddress(given: unknown): string {
  const { origin } = worker.location
  if (typeof given !== 'string' || !URL.canParse(given, origin)) return ANYTHING.address
  const url = new URL(given, origin)
  const isApp = url.origin === origin && url.pathname.startsWith('/dashboard/')
  return isApp ? url.pathname + url.search + url.hash : ANYTHING.address
}

/** PUSH-12: opens the address in a page that is open already, without losing what is typed there, else in a new page. */
export async function openNews(data: unknown): Promise<void> {
  const address = appAddress((data as { address?: unknown } | null)?.address)
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(isApp)
  if (!page) {
    await worker.clients.openWindow(address)
    return
  }
  tell(page, { opens: address })
  await page.focus()
}

function isApp({ url }: WindowClient): boolean {
  return new URL(url).pathname.startsWith('/dashboard')
}

/** PUSH-13: the push service replaced the old subscription. Open pages store the new one, because only they know who is signed in. */
export async function renewSubscription(old: PushSubscriptionLike | null): Promise<void> {
  if (old) await worker.registration.pushManager.subscribe(old.options)
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) tell(page, { renewsPush: true })
}

/** The page receives the message in features/notifications/push/use-follow-push.ts. */
function tell(page: WindowClient, message: { opens: string } | { renewsPush: true }): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a page of this worker's own origin
  page.postMessage(message)
}
