import { describeDevice } from '@predio/domain/accounts'
import { deployment } from '../../../lib/deployment.ts'
import { dropPush, leavePush, pushSubscription } from '../../../lib/drop-push.ts'
import { readPreference, savePreference } from '../../../lib/preferences.ts'
import { deleteDevice, saveDevice } from '../api/save-device.ts'

/** Says whether this device shows notifications while the app is closed, and if it cannot, why (PUSH-14). */
export type PushState = 'no-server' | 'unsupported' | 'not-installed' | 'denied' | 'off' | 'on'

/** The preference stores the endpoint that the server knows for this device. */
const PREFERENCE = 'push'

export async function readPushState(userId: string): Promise<PushState> {
  if (deployment().pushKey === undefined) return 'no-server'
  if (!canPush()) return isAppleTouch() ? 'not-installed' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const isWanted = hasPush(userId) && Notification.permission === 'granted'
  return isWanted && (await pushSubscription()) ? 'on' : 'off'
}

function hasPush(userId: string): boolean {
  return typeof readPreference(PREFERENCE, userId) === 'string'
}

/** Asks for permission to show notifications; browsers demand that this follows a press. */
export async function turnPushOn(userId: string): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  // A subscription that another person left on this device is dropped first.
  await dropPush()
  await subscribe(userId)
  return 'on'
}

export async function turnPushOff(userId: string): Promise<PushState> {
  savePreference(PREFERENCE, userId, null)
  await leavePush()
  return 'off'
}

/** PUSH-13: runs at each start of the app, because the server's key, the session and the endpoint may have changed. */
export async function renewPush(userId: string): Promise<void> {
  const { pushKey } = deployment()
  if (!hasPush(userId) || pushKey === undefined || !canPush()) return
  if (Notification.permission !== 'granted') return
  const present = await pushSubscription()
  if (present && !hasKey(present, pushKey)) await present.unsubscribe()
  await subscribe(userId)
}

/** The browser returns the present subscription if it was made with the same key. */
async function subscribe(userId: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) throw new Error('the service worker is not registered')
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: deployment().pushKey!,
  })
  const { endpoint } = subscription
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  const former = readPreference(PREFERENCE, userId)
  try {
    const { label } = describeDevice(navigator.userAgent)
    await saveDevice(userId, { endpoint, p256dh, auth, label })
  } catch (error) {
    if (former !== endpoint) await dropPush()
    throw error
  }
  savePreference(PREFERENCE, userId, endpoint)
  if (typeof former === 'string' && former !== endpoint) {
    await deleteDevice(former)
  }
}

function hasKey({ options }: PushSubscription, pushKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? [])
  const text = btoa(String.fromCodePoint(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === pushKey
}

function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

/** iPhones and iPads show notifications only for an app on the home screen. An iPad calls itself a Mac. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}
