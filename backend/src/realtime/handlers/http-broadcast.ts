import { parseJson } from '@predio/domain/json'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { HttpEnvironment } from '../../http/environment.ts'
import { TokenError } from '../../http/verify-token.ts'
import { roomOf, topicOf } from '../channel/channel.ts'
import type { Refusal } from '../channel/policies.ts'
import type { RealtimeContext } from '../context.ts'
import { tokenRefused } from '../errors.ts'
import { costOf } from '../socket/token-bucket.ts'
import { identifySender, takePolicyChecks, type Sender } from './http-sender.ts'
import { limitSenders } from '../broadcast/limit-senders.ts'
import { takeDeliveries } from './take-deliveries.ts'

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

type HttpContext = Context<HttpEnvironment>

export function createHttpBroadcast(context: RealtimeContext): Hono<HttpEnvironment> {
  const { services, limits, broadcasts } = context
  const app = new Hono<HttpEnvironment>()
  const takeTokens = limitSenders(limits, services.config.addressLimits)

  app.use('/api/broadcast/*', bodyLimit({ maxSize: limits.broadcastBytes, onError: tooLarge }))

  app.post('/api/broadcast', (c) =>
    withSender(c, context, async (sender) => {
      const parsed = batch.safeParse(readJson(await c.req.arrayBuffer()))
      if (!parsed.success) return c.json({ errors: z.flattenError(parsed.error).fieldErrors }, 422)
      const { messages } = parsed.data
      if (!sender.talks && messages.some((message) => !message.private)) return notPermitted(c)
      const cost = Math.max(messages.length, costOf(JSON.stringify(messages).length))
      if (!takeTokens(c.get('address'), cost)) return tooMany(c)
      const names = messages.flatMap((message) => (message.private ? [message.topic] : []))
      const refusedTopics = await findRefusedTopics(context, sender, new Set(names))
      if (!refusedTopics) return tooMany(c)
      for (const { topic, event, payload, private: isPrivate = false } of messages) {
        // Broadcasts without permission are dropped silently, as Supabase Realtime does with a batch.
        if (isPrivate && refusedTopics.has(topic)) continue
        const json = JSON.stringify({ type: 'broadcast', event, payload })
        const room = roomOf(topicOf(topic), isPrivate)
        if (!takeDeliveries(context, sender.asker.caller, room, json.length)) return tooMany(c)
        broadcasts.send(room, { form: 'object', json })
      }
      return c.body(null, 202)
    }),
  )

  app.post('/api/broadcast/:topic/events/:event', (c) =>
    withSender(c, context, async (sender) => {
      const name = c.req.param('topic')
      const event = c.req.param('event')
      const isPrivate = c.req.query('private') === 'true'
      if (!isPrivate && !sender.talks) return notPermitted(c)
      const payload = Buffer.from(await c.req.arrayBuffer())
      if (!takeTokens(c.get('address'), costOf(payload.byteLength))) return tooMany(c)
      const isBinary = c.req.header('content-type')?.startsWith('application/octet-stream') ?? false
      if (!isBinary && !isJson(payload)) return c.json({ message: 'The body is not JSON' }, 422)
      if (isPrivate) {
        if (!takePolicyChecks(context, sender, 1)) return tooMany(c)
        const refusal = await context.policies.refuseWrite(sender.asker, name, 'broadcast')
        if (refusal !== undefined) return answerRefusal(c, refusal)
      }
      const encoding = isBinary ? 'bytes' : 'json'
      const room = roomOf(topicOf(name), isPrivate)
      if (!takeDeliveries(context, sender.asker.caller, room, payload.byteLength)) return tooMany(c)
      broadcasts.send(room, { form: 'binary', event, encoding, payload })
      return c.body(null, 202)
    }),
  )
  return app
}

async function withSender(
  c: HttpContext,
  { services }: RealtimeContext,
  answer: (sender: Sender) => Promise<Response>,
): Promise<Response> {
  let sender: Sender
  try {
    sender = await identifySender(c, services)
  } catch (error) {
    if (!(error instanceof TokenError)) throw error
    return c.json({ message: tokenRefused(error.problem).message }, 401)
  }
  return answer(sender)
}

async function findRefusedTopics(
  context: RealtimeContext,
  sender: Sender,
  names: ReadonlySet<string>,
): Promise<ReadonlySet<string> | undefined> {
  if (!takePolicyChecks(context, sender, names.size)) return undefined
  const refused = new Set<string>()
  for (const name of names) {
    const refusal = await context.policies.refuseWrite(sender.asker, name, 'broadcast')
    if (refusal !== undefined) refused.add(name)
  }
  return refused
}

function answerRefusal(c: HttpContext, refusal: Refusal): Response {
  switch (refusal) {
    case 'unauthorized':
      return c.json({ message: 'Unauthorized' }, 403)
    case 'rls_policy_error':
      return c.json({ message: 'RLS policy error' }, 422)
    case 'unable_to_set_policies':
      return c.json({ message: 'Unable to authorize broadcast' }, 500)
  }
}

function notPermitted(c: HttpContext): Response {
  return c.json({ message: 'You do not have permissions to write to this Channel topic' }, 403)
}

function tooMany(c: HttpContext): Response {
  return c.json({ message: 'You have exceeded your rate limit' }, 429)
}

function tooLarge(c: Context): Response {
  // The rest of the body stays unread, so no other request can use the connection.
  c.header('Connection', 'close')
  return c.json({ message: 'Payload size exceeds the limit' }, 413)
}

function readJson(body: ArrayBuffer | Buffer): unknown {
  try {
    return parseJson(new Uint8Array(body))
  } catch {
    return undefined
  }
}

function isJson(payload: Buffer): boolean {
  return readJson(payload) !== undefined
}
