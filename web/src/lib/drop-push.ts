import { log } from './log.ts'
import { supabase } from './supabase.ts'

/** Longest wait before the sign-out; when its session has ended, the server sends nothing more to a device. */
const MAX_WAIT_MS = 3000

/** Resolves to undefined if this browser has no service worker or no push service. */
export async function pushSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? undefined
}

/** PUSH-13: after this the next person on this device gets no notifications of the person before. */
export async function dropPush(): Promise<void> {
  try {
    await (await pushSubscription())?.unsubscribe()
  } catch (error) {
    log.warn('a push subscription was not removed', error)
  }
}

/** Also deletes this device's row on the server, so it runs while the person is still signed in. */
export async function leavePush(): Promise<void> {
  const endpoint = (await pushSubscription().catch(() => undefined))?.endpoint
  if (endpoint === undefined) return
  await Promise.all([
    dropPush(),
    supabase()
      .from('push_subscriptions')
      .delete()
      .eq('endpoint', endpoint)
      .abortSignal(AbortSignal.timeout(MAX_WAIT_MS)),
  ])
}
