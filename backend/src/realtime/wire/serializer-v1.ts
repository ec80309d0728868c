import { asObject } from './broadcast.ts'
import { MalformedFrame, type Outgoing, type Serializer } from './message.ts'
import { readJson, readFrame } from './read-frame.ts'

export const serializerV1: Serializer = {
  decode(data, isBinary) {
    if (isBinary) throw new MalformedFrame('version 1.0.0 has no binary frames')
    const frame = readJson(data)
    if (typeof frame !== 'object' || frame === null || Array.isArray(frame))
      throw new MalformedFrame('a frame must be an object')
    const { join_ref, ref, topic, event, payload } = frame as Record<string, unknown>
    return readFrame(join_ref, ref, topic, event, payload)
  },
  encode,
  encodeBroadcast(topic, broadcast) {
    const payload = asObject(broadcast)
    return payload === undefined
      ? undefined
      : encode({ joinRef: null, ref: null, topic, event: 'broadcast', payload })
  },
}

function encode({ joinRef, ref, topic, event, payload }: Outgoing): string {
  return `{"topic":${JSON.stringify(topic)},"event":${JSON.stringify(event)},"payload":${payload},"ref":${JSON.stringify(ref)},"join_ref":${JSON.stringify(joinRef)}}`
}
