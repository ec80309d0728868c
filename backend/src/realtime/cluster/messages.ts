import { z } from 'zod'
import { changeMessage } from '../changes/change.ts'

/**
 * Processes on one database exchange these messages. `topic` contains a channel's room; the name is that of an earlier release, whose
 * processes may still run.
 */

const base = {
  from: z.string(),
  /** This number makes every message unique, because PostgreSQL drops repetitions within a transaction. */
  n: z.number(),
}

const presenceEntry = z.object({ key: z.string(), ref: z.string(), meta: z.string() })

const broadcastMessage = z.object({
  ...base,
  kind: z.literal('broadcast'),
  topic: z.string(),
  broadcast: z.discriminatedUnion('form', [
    z.object({ form: z.literal('object'), json: z.string() }),
    z.object({
      form: z.literal('binary'),
      event: z.string(),
      encoding: z.enum(['json', 'bytes']),
      base64: z.string(),
    }),
  ]),
})

const presenceMessage = z.object({
  ...base,
  kind: z.literal('presence'),
  /** A gap in these numbers shows other processes that they missed a presence message. */
  sequence: z.number(),
  topic: z.string(),
  joins: z.array(presenceEntry),
  leaves: z.array(z.string()),
})

const helloMessage = z.object({ ...base, kind: z.literal('hello') })

const pulseMessage = z.object({ ...base, kind: z.literal('pulse'), sequence: z.number() })

const askMessage = z.object({ ...base, kind: z.literal('ask'), to: z.string() })

const rosterMessage = z.object({
  ...base,
  kind: z.literal('roster'),
  to: z.string(),
  sequence: z.number(),
  entries: z.array(presenceEntry.extend({ topic: z.string() })),
})

const byeMessage = z.object({ ...base, kind: z.literal('bye') })

export const clusterMessage = z.discriminatedUnion('kind', [
  changeMessage,
  broadcastMessage,
  presenceMessage,
  helloMessage,
  pulseMessage,
  askMessage,
  rosterMessage,
  byeMessage,
])

export type ClusterMessage = z.infer<typeof clusterMessage>
export type PeerMessage = Exclude<ClusterMessage, { kind: 'change' }>
export type PresenceEntry = z.infer<typeof presenceEntry>

export type Announcement = PeerMessage extends infer Message
  ? Message extends PeerMessage
    ? Omit<Message, 'from' | 'n'>
    : never
  : never
