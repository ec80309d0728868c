import { topicOfRoom, type Channel } from '../channel/channel.ts'
import type { Rights } from '../channel/rights.ts'
import type { Bus } from '../cluster/bus.ts'
import type { Announcement, ClusterMessage } from '../cluster/messages.ts'
import type { Topics } from '../topics.ts'
import type { Serializer } from '../wire/message.ts'
import type { Broadcast } from '../wire/broadcast.ts'

export interface Broadcasts {
  /** Sends the broadcast to everybody in the room, in all processes, except to the given channel. */
  send(room: string, broadcast: Broadcast, except?: Channel): void
  receive(message: Extract<ClusterMessage, { kind: 'broadcast' }>): void
}

export function createBroadcasts(topics: Topics, bus: Bus, rights: Rights): Broadcasts {
  /** However many listeners there are, the broadcast is encoded once for each protocol version. */
  function deliver(room: string, broadcast: Broadcast, except?: Channel): void {
    const frames = new Map<Serializer, string | Buffer | undefined>()
    const topic = topicOfRoom(room)
    for (const channel of topics.in(room)) {
      if (channel === except || !rights.hears(channel, 'broadcast')) continue
      const { connection } = channel
      const { serializer } = connection
      if (!frames.has(serializer))
        frames.set(serializer, serializer.encodeBroadcast(topic, broadcast))
      const frame = frames.get(serializer)
      if (frame !== undefined) connection.send(frame)
    }
  }

  return {
    send(room, broadcast, except) {
      deliver(room, broadcast, except)
      bus.publish({ kind: 'broadcast', topic: room, broadcast: pack(broadcast) })
    },
    receive: ({ topic, broadcast }) => deliver(topic, unpack(broadcast)),
  }
}

type Packed = Extract<Announcement, { kind: 'broadcast' }>['broadcast']

function pack(broadcast: Broadcast): Packed {
  if (broadcast.form === 'object') return broadcast
  const { form, event, encoding, payload } = broadcast
  return { form, event, encoding, base64: payload.toString('base64') }
}

function unpack(packed: Packed): Broadcast {
  if (packed.form === 'object') return packed
  const { form, event, encoding, base64 } = packed
  return { form, event, encoding, payload: Buffer.from(base64, 'base64') }
}
