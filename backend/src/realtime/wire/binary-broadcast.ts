import { parseJson } from '@predio/domain/json'
import type { Broadcast } from './broadcast.ts'
import { MalformedFrame, type Incoming } from './message.ts'

/**
 * The binary frames of version 2.0.0 of the protocol. From client to server (kind 3): the lengths of join_ref, ref, topic, event and
 * metadata, the encoding, then these strings and the payload. From server to client (kind 4): the same without join_ref and ref. Every
 * length is one byte.
 */
type BinaryBroadcast = Extract<Broadcast, { form: 'binary' }>

const BROADCAST_PUSH = 3
const USER_BROADCAST = 4
const PUSH_HEADER = 7
const ENCODING = { bytes: 0, json: 1 } as const

export function decodeBroadcastPush(data: Buffer): Incoming {
  if (data.length < PUSH_HEADER || data[0] !== BROADCAST_PUSH)
    throw new MalformedFrame('unknown kind of binary frame')
  let offset = PUSH_HEADER
  const take = (lengthAt: number): string => {
    const start = offset
    offset += data[lengthAt] ?? 0
    if (offset > data.length) throw new MalformedFrame('a binary frame ends too early')
    return data.toString('utf8', start, offset)
  }
  const [joinRef, ref, topic, event] = [take(1), take(2), take(3), take(4)] as const
  // The metadata is skipped: a client uses it to have the broadcast stored, which this server does not do.
  take(5)
  const encoding = data[6] === ENCODING.bytes ? 'bytes' : 'json'
  const payload = data.subarray(offset)
  if (encoding === 'json') checkJson(payload)
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: {},
    binary: { form: 'binary', event, encoding, payload },
  }
}

export function fitsUserBroadcast(topic: string, event: string): boolean {
  return Buffer.byteLength(topic) <= 255 && Buffer.byteLength(event) <= 255
}

export function encodeUserBroadcast(topic: string, broadcast: BinaryBroadcast): Buffer {
  const topicBytes = Buffer.from(topic)
  const eventBytes = Buffer.from(broadcast.event)
  const header = Buffer.from([
    USER_BROADCAST,
    topicBytes.length,
    eventBytes.length,
    0,
    ENCODING[broadcast.encoding],
  ])
  return Buffer.concat([header, topicBytes, eventBytes, broadcast.payload])
}

/** The payload becomes part of other clients' frames as text, so it must be one complete JSON value. */
function checkJson(payload: Buffer): void {
  try {
    parseJson(payload)
  } catch {
    throw new MalformedFrame('a broadcast marked as JSON is not JSON')
  }
}
