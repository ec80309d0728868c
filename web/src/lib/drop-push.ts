import { log } from './log.ts'
import { supabase } from './supabase.ts'

/** Nobody waits longer to leave; the server tells a device nothing more once its session has ended. */
const MAX_WAIT_MS = 3000

/** Undefined where there can be none. */
export async function pushSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? undefined
}

/** PUSH-13: whoever uses this device next is told nothing of the person before. */
export async function dropPush(): Promise<void> {
  try {
    await (await pushSubscription())?.unsubscribe()
  } catch (error) {
    log.warn('a push subscription was not removed', error)
  }
}

/** While the person is still signed in: what the server knows of this device goes too. */
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
