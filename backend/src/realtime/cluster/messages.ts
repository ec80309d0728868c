import { z } from 'zod'
import { changeMessage } from '../changes/change.ts'

/**
 * What the processes on one database tell each other, and what the trigger tells them all. `topic` is a channel's room: processes
 * of an earlier release know the field by this name.
 */

const base = {
  /** The process that speaks. */
  from: z.string(),
  /** Makes every message its own: PostgreSQL drops repetitions within a transaction. */
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
  /** Counts this process's presence messages, so that others notice when they missed one. */
  sequence: z.number(),
  topic: z.string(),
  joins: z.array(presenceEntry),
  /** References. */
  leaves: z.array(z.string()),
})

/** "I have started": the others answer with their rosters. */
const helloMessage = z.object({ ...base, kind: z.literal('hello') })

/** "I am still here, and this is how many presence messages I have sent." */
const pulseMessage = z.object({ ...base, kind: z.literal('pulse'), sequence: z.number() })

/** "Send me your roster." */
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

/** A message as the sender writes it; the bus adds who and which. */
export type Announcement = PeerMessage extends infer Message
  ? Message extends PeerMessage
    ? Omit<Message, 'from' | 'n'>
    : never
  : never
