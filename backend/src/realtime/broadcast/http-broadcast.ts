import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { HttpEnvironment } from '../../http/environment.ts'
import { identify } from '../../http/identify.ts'
import { TokenError } from '../../http/verify-token.ts'
import type { Services } from '../../services.ts'
import { topicOf } from '../channel/channel.ts'
import { tokenRefused } from '../errors.ts'
import type { Limits } from '../limits.ts'
import { costOf } from '../socket/token-bucket.ts'
import { limitSenders } from './limit-senders.ts'
import type { Broadcasts } from './broadcasts.ts'

const batch = z.object({
  messages: z
    .array(
      z.object({
        topic: z.string().min(1),
        event: z.string().min(1),
        payload: z.record(z.string(), z.unknown()),
        private: z.boolean().optional(),
      }),
    )
    .max(100),
})

/** `/realtime/v1/api/broadcast`: how a client broadcasts to a channel that it has not joined. */
export function createHttpBroadcast(
  { keyring, config }: Services,
  limits: Limits,
  broadcasts: Broadcasts,
): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>()
  const hasRoom = limitSenders(limits, config.addressLimits)

  app.use('/api/broadcast/*', bodyLimit({ maxSize: limits.broadcastBytes, onError: tooLarge }))
  app.use('/api/broadcast/*', async (c, next) => {
    try {
      const { role, claims } = await identify(c, keyring)
      const isStranger = role !== 'service_role' && typeof claims?.['sub'] !== 'string'
      if (isStranger && !config.publicChannels) return c.json({ message: NOT_PERMITTED }, 403)
    } catch (error) {
      if (!(error instanceof TokenError)) throw error
      return c.json({ message: tokenRefused(error.problem).message }, 401)
    }
    return next()
  })

  app.post('/api/broadcast', async (c) => {
    const parsed = batch.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success) return c.json({ errors: z.flattenError(parsed.error).fieldErrors }, 422)
    const { messages } = parsed.data
    const cost = Math.max(messages.length, costOf(JSON.stringify(messages).length))
    if (!hasRoom(c.get('address'), cost)) return tooMany(c)
    for (const { topic, event, payload, private: isPrivate } of messages) {
      // Nobody can be on a private channel here; upstream drops what is not permitted, silently.
      if (isPrivate) continue
      const json = JSON.stringify({ type: 'broadcast', event, payload })
      broadcasts.send(topicOf(topic), { form: 'object', json })
    }
    return c.body(null, 202)
  })

  app.post('/api/broadcast/:topic/events/:event', async (c) => {
    const topic = topicOf(c.req.param('topic'))
    const event = c.req.param('event')
    if (c.req.query('private') === 'true') return c.json({ message: NOT_PERMITTED }, 403)
    const payload = Buffer.from(await c.req.arrayBuffer())
    if (!hasRoom(c.get('address'), costOf(payload.byteLength))) return tooMany(c)
    const isBinary = c.req.header('content-type')?.startsWith('application/octet-stream') ?? false
    if (!isBinary && !isJson(payload)) return c.json({ message: 'The body is not JSON' }, 422)
    const encoding = isBinary ? 'bytes' : 'json'
    broadcasts.send(topic, { form: 'binary', event, encoding, payload })
    return c.body(null, 202)
  })
  return app
}

const NOT_PERMITTED = 'You do not have permissions to write to this Channel topic'

function tooMany(c: Context): Response {
  return c.json({ message: 'You have exceeded your rate limit' }, 429)
}

function tooLarge(c: Context): Response {
  // What is left of the body stays unread, so the connection cannot carry another request.
  c.header('Connection', 'close')
  return c.json({ message: 'Payload size exceeds the limit' }, 413)
}

function isJson(payload: Buffer): boolean {
  try {
    JSON.parse(payload.toString('utf8'))
    return true
  } catch {
    return false
  }
}
