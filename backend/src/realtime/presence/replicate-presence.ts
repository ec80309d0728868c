import type { Bus } from '../cluster/bus.ts'
import type { PeerMessage, PresenceEntry } from '../cluster/messages.ts'
import type { Roster, RosterEntry } from './roster.ts'

const PULSE_MS = 10_000
/** A process that was silent for this long has died. */
const SILENCE_MS = 35_000

interface Peer {
  sequence: number | undefined
  heardAt: number
}

export interface Replication {
  start(): void
  announce(room: string, joins: RosterEntry[], leaves: string[]): void
  receive(message: PeerMessage): void
  close(): void
}

/**
 * Keeps the roster equal in all processes although messages may get lost: changes are numbered, a process that notices a gap requests the
 * whole roster, and clients of a silent process are removed.
 */
export function replicatePresence(
  bus: Bus,
  roster: Roster,
  tell: (room: string, joins: PresenceEntry[], leaves: PresenceEntry[]) => void,
): Replication {
  const peers = new Map<string, Peer>()
  let sequence = 0
  const pulse = setInterval(() => {
    bus.publish({ kind: 'pulse', sequence })
    for (const [process, peer] of peers)
      if (performance.now() - peer.heardAt > SILENCE_MS) forget(process)
  }, PULSE_MS)
  pulse.unref()

  function hear(process: string): Peer {
    const peer = peers.get(process) ?? { sequence: undefined, heardAt: 0 }
    peer.heardAt = performance.now()
    peers.set(process, peer)
    return peer
  }

  function forget(process: string): void {
    peers.delete(process)
    replace(process, [])
  }

  /** Announces only the difference to the previous entries. */
  function replace(process: string, entries: RosterEntry[]): void {
    const wanted = new Set(entries.map((entry) => entry.ref))
    const before = roster.of(process)
    const known = new Set(before.map((entry) => entry.ref))
    for (const { room, ref } of before) if (!wanted.has(ref)) leave(room, ref)
    for (const entry of entries) {
      if (known.has(entry.ref)) continue
      roster.add(entry)
      tell(entry.room, [entry], [])
    }
  }

  function leave(room: string, ref: string): void {
    const entry = roster.remove(room, ref)
    if (entry) tell(room, [], [entry])
  }

  function sendRoster(to: string): void {
    const entries = roster
      .of(bus.self)
      .map(({ room, key, ref, meta }) => ({ topic: room, key, ref, meta }))
    bus.publish({ kind: 'roster', to, sequence, entries })
  }

  function applyChange(peer: Peer, message: Extract<PeerMessage, { kind: 'presence' }>): void {
    if (peer.sequence === undefined || message.sequence !== peer.sequence + 1) {
      peer.sequence = undefined
      bus.publish({ kind: 'ask', to: message.from })
      return
    }
    peer.sequence = message.sequence
    const { topic: room, from } = message
    const left = message.leaves.flatMap((ref) => roster.remove(room, ref) ?? [])
    const joins = message.joins.map((entry) => ({ ...entry, room, process: from }))
    for (const entry of joins) roster.add(entry)
    tell(room, joins, left)
  }

  function receive(message: PeerMessage): void {
    if (message.kind === 'broadcast') return
    if (message.kind === 'bye') return forget(message.from)
    const peer = hear(message.from)
    switch (message.kind) {
      case 'presence':
        return applyChange(peer, message)
      case 'hello':
        peer.sequence = 0
        return sendRoster(message.from)
      case 'pulse':
        if (peer.sequence !== message.sequence) bus.publish({ kind: 'ask', to: message.from })
        return
      case 'ask':
        return message.to === bus.self ? sendRoster(message.from) : undefined
      case 'roster':
        if (message.to !== bus.self) return
        peer.sequence = message.sequence
        return replace(
          message.from,
          message.entries.map(({ topic: room, ...entry }) => ({
            ...entry,
            room,
            process: message.from,
          })),
        )
    }
  }

  return {
    start: () => bus.publish({ kind: 'hello' }),
    announce(room, joins, leaves) {
      sequence++
      const entries = joins.map(({ key, ref, meta }) => ({ key, ref, meta }))
      bus.publish({ kind: 'presence', sequence, topic: room, joins: entries, leaves })
    },
    receive,
    close() {
      clearInterval(pulse)
      bus.publish({ kind: 'bye' })
    },
  }
}
