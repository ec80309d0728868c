import { createECDH } from 'node:crypto'
import { encrypt } from 'http_ece'
import type { Post, PostAnswer } from '../../http/post.ts'
import type { PushKey } from './push-key.ts'

export interface Device {
  endpoint: string
  p256dh: string
  auth: string
}

/** The encrypted content of a push message. It contains nobody's name and no text that somebody wrote (PUSH-03). */
interface PushNews {
  kind: string
  count: number
  address: string
}

export type SendResult =
  | { outcome: 'sent' }
  /** The push service no longer knows the device. */
  | { outcome: 'gone' }
  /** The push service refuses the message, and another try would not change that. */
  | { outcome: 'refused'; status: number }
  | { outcome: 'later'; afterSeconds: number | undefined }

export type SendPush = (device: Device, news: PushNews) => Promise<SendResult>

/** While a device is off, the push service stores the message for this time. */
const TTL_SECONDS = 24 * 3600
const TIMEOUT_MS = 5_000

export function createSendPush(key: PushKey, post: Post, timeoutMs = TIMEOUT_MS): SendPush {
  return async (device, news) => {
    const url = new URL(device.endpoint)
    const body = encryptFor(device, JSON.stringify(news))
    if (!body) return { outcome: 'gone' }
    const answer = await post(url, {
      headers: {
        authorization: await key.authorize(url),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': String(body.length),
        ttl: String(TTL_SECONDS),
        urgency: 'high',
        // A device that was off gets only the newest message of a topic. Its text counts the earlier ones too.
        topic: news.kind,
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    return resultOf(answer)
  }
}

/** Returns undefined if the device's public key is no point of the curve. */
function encryptFor({ p256dh, auth }: Device, text: string): Buffer | undefined {
  const privateKey = createECDH('prime256v1')
  privateKey.generateKeys()
  try {
    return encrypt(Buffer.from(text), {
      version: 'aes128gcm',
      dh: p256dh,
      authSecret: auth,
      privateKey,
    })
  } catch {
    return undefined
  }
}

function resultOf(answer: PostAnswer): SendResult {
  switch (answer.status) {
    case 'blocked':
    case 404:
    case 410:
      return { outcome: 'gone' }
    case 'unreachable':
      return { outcome: 'later', afterSeconds: undefined }
  }
  const { status } = answer
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  if (status === 429 || status >= 500) {
    return { outcome: 'later', afterSeconds: readRetryAfter(answer.header('retry-after')) }
  }
  return { outcome: 'refused', status }
}

function readRetryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  const seconds = /^\d{1,9}$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
