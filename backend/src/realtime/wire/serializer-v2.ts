import { asObject } from './broadcast.ts'
import { decodeBroadcastPush, encodeUserBroadcast, fitsUserBroadcast } from './binary-broadcast.ts'
import { MalformedFrame, type Outgoing, type Serializer } from './message.ts'
import { readJson, readFrame } from './read-frame.ts'

export const serializerV2: Serializer = {
  decode(data, isBinary) {
    if (isBinary) return decodeBroadcastPush(data)
    const frame = readJson(data)
    if (!Array.isArray(frame)) throw new MalformedFrame('a frame must be an array')
    const [joinRef, ref, topic, event, payload] = frame as unknown[]
    return readFrame(joinRef, ref, topic, event, payload)
  },
  encode,
  encodeBroadcast(topic, broadcast) {
    if (broadcast.form === 'binary' && fitsUserBroadcast(topic, broadcast.event))
      return encodeUserBroadcast(topic, broadcast)
    const payload = asObject(broadcast)
    return payload === undefined
      ? undefined
      : encode({ joinRef: null, ref: null, topic, event: 'broadcast', payload })
  },
}

function encode({ joinRef, ref, topic, event, payload }: Outgoing): string {
  return `[${JSON.stringify(joinRef)},${JSON.stringify(ref)},${JSON.stringify(topic)},${JSON.stringify(event)},${payload}]`
}
