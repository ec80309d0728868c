import type { Channel } from '../channel/channel.ts'
import type { MayTalk } from '../channel/may-talk.ts'
import type { Bus } from '../cluster/bus.ts'
import type { Announcement, ClusterMessage } from '../cluster/messages.ts'
import type { Topics } from '../topics.ts'
import type { Serializer } from '../wire/message.ts'
import type { Broadcast } from './broadcast.ts'

export interface Broadcasts {
  /** To everybody on the topic, here and in other processes, the sender left out if given. */
  send(topic: string, broadcast: Broadcast, except?: Channel): void
  /** The same for a channel of ours; false where it may not. */
  sendFrom(channel: Channel, broadcast: Broadcast, toItself: boolean): boolean
  receive(message: Extract<ClusterMessage, { kind: 'broadcast' }>): void
}

export function createBroadcasts(topics: Topics, bus: Bus, mayTalk: MayTalk): Broadcasts {
  /** Encoded once for each version of the protocol, however many listen. */
  function deliver(topic: string, broadcast: Broadcast, except?: Channel): void {
    const frames = new Map<Serializer, string | Buffer | undefined>()
    for (const channel of topics.on(topic)) {
      if (channel === except || !mayTalk(channel)) continue
      const { connection } = channel
      const { serializer } = connection
      if (!frames.has(serializer))
        frames.set(serializer, serializer.encodeBroadcast(topic, broadcast))
      const frame = frames.get(serializer)
      if (frame !== undefined) connection.send(frame)
    }
  }

  function send(topic: string, broadcast: Broadcast, except?: Channel): void {
    deliver(topic, broadcast, except)
    bus.publish({ kind: 'broadcast', topic, broadcast: pack(broadcast) })
  }

  return {
    send,
    sendFrom(channel, broadcast, toItself) {
      if (!mayTalk(channel)) return false
      send(channel.topic, broadcast, toItself ? undefined : channel)
      return true
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
