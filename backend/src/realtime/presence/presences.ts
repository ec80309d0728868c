import { randomBytes } from 'node:crypto'
import type { Channel } from '../channel/channel.ts'
import type { Rights } from '../channel/rights.ts'
import type { Bus } from '../cluster/bus.ts'
import type { PeerMessage, PresenceEntry } from '../cluster/messages.ts'
import type { Limits } from '../limits.ts'
import type { Topics } from '../topics.ts'
import { replicatePresence } from './replicate-presence.ts'
import { renderDiff, renderState } from './render-presence.ts'
import { Roster, type RosterEntry } from './roster.ts'

export interface Presences {
  track(channel: Channel, payload: Record<string, unknown>): string | undefined
  untrack(channel: Channel): void
  sync(channel: Channel): void
  start(): void
  receive(message: PeerMessage): void
  close(): void
}

export function createPresences(
  topics: Topics,
  bus: Bus,
  limits: Limits,
  rights: Rights,
): Presences {
  const roster = new Roster()
  const replication = replicatePresence(bus, roster, tell)

  /** Sends the message to those channels of this process that requested presence. */
  function tell(room: string, joins: PresenceEntry[], leaves: PresenceEntry[]): void {
    if (joins.length + leaves.length === 0) return
    const diff = renderDiff(joins, leaves)
    for (const channel of topics.in(room))
      if (channel.hearsPresence && rights.hears(channel, 'presence'))
        channel.push('presence_diff', diff)
  }

  function change(room: string, join: RosterEntry | undefined, left: string | undefined): void {
    const removed = left === undefined ? undefined : roster.remove(room, left)
    if (join) roster.add(join)
    tell(room, join ? [join] : [], removed ? [removed] : [])
    replication.announce(room, join ? [join] : [], removed ? [removed.ref] : [])
  }

  return {
    track(channel, payload) {
      const { room, presenceKey: key, presenceRef: previous } = channel
      const ref = randomBytes(9).toString('base64url')
      const meta = JSON.stringify({
        ...payload,
        phx_ref: ref,
        ...(previous !== undefined && { phx_ref_prev: previous }),
      })
      if (Buffer.byteLength(meta) > limits.presenceBytes) return 'Track message size exceeded'
      if (previous === undefined && roster.size(room) >= limits.presencesPerRoom)
        return 'Too many presences on this topic'
      channel.presenceRef = ref
      change(room, { room, key, ref, meta, process: bus.self }, previous)
      return undefined
    },
    untrack(channel) {
      const { room, presenceRef } = channel
      channel.presenceRef = undefined
      if (presenceRef !== undefined) change(room, undefined, presenceRef)
    },
    sync(channel) {
      const mayHear = rights.hears(channel, 'presence')
      // A policy may exclude this channel from presence.
      if (!mayHear && channel.access) return
      const entries = mayHear ? roster.in(channel.room) : []
      channel.push('presence_state', renderState(entries))
    },
    start: () => replication.start(),
    receive: (message) => replication.receive(message),
    close: () => replication.close(),
  }
}
