import { describe, expect, it } from 'vitest'
import type { Broadcast } from './broadcast.ts'
import { chooseSerializer } from './choose-serializer.ts'
import { MalformedFrame } from './message.ts'
import { serializerV1 } from './serializer-v1.ts'
import { serializerV2 } from './serializer-v2.ts'

const text = (value: unknown) => Buffer.from(JSON.stringify(value))
const message = {
  joinRef: '1',
  ref: '2',
  topic: 'realtime:año',
  event: 'phx_reply',
  payload: '{"big":9007199254740993}',
}

/** Builds a binary broadcast as supabase-js 2.119 does. */
function pushFrame(fields: string[], encoding: number, payload: Buffer): Buffer {
  const parts = fields.map((field) => Buffer.from(field))
  const header = Buffer.from([3, ...parts.map((part) => part.length), encoding])
  return Buffer.concat([header, ...parts, payload])
}

describe('version 1.0.0', () => {
  it('version 1.0.0 reads and writes objects', () => {
    const frame = { topic: 'realtime:x', event: 'e', payload: { a: 1 }, ref: '2', join_ref: '1' }
    expect(serializerV1.decode(text(frame), false)).toEqual({
      joinRef: '1',
      ref: '2',
      topic: 'realtime:x',
      event: 'e',
      payload: { a: 1 },
    })
    expect(serializerV1.encode(message)).toBe(
      '{"topic":"realtime:año","event":"phx_reply","payload":{"big":9007199254740993},"ref":"2","join_ref":"1"}',
    )
  })

  it('version 1.0.0 reads missing references and payloads as null', () => {
    expect(serializerV1.decode(text({ topic: 't', event: 'e' }), false)).toEqual({
      joinRef: null,
      ref: null,
      topic: 't',
      event: 'e',
      payload: {},
    })
  })

  it('version 1.0.0 turns binary JSON broadcasts into objects and leaves bytes out', () => {
    const payload = Buffer.from('{"a":1}')
    const json: Broadcast = { form: 'binary', event: 'e"', encoding: 'json', payload }
    expect(JSON.parse(serializerV1.encodeBroadcast('t', json) as string)).toMatchObject({
      event: 'broadcast',
      payload: { type: 'broadcast', event: 'e"', payload: { a: 1 } },
    })
    expect(serializerV1.encodeBroadcast('t', { ...json, encoding: 'bytes' })).toBeUndefined()
  })
})

describe('version 2.0.0', () => {
  it('version 2.0.0 reads and writes arrays', () => {
    expect(serializerV2.decode(text(['1', '2', 'realtime:x', 'e', { a: 1 }]), false)).toEqual({
      joinRef: '1',
      ref: '2',
      topic: 'realtime:x',
      event: 'e',
      payload: { a: 1 },
    })
    expect(serializerV2.encode({ ...message, joinRef: null })).toBe(
      '[null,"2","realtime:año","phx_reply",{"big":9007199254740993}]',
    )
  })

  it.each([
    ['json', 1, Buffer.from('{"texto":"ñ"}')],
    ['bytes', 0, Buffer.from([0, 255])],
  ] as const)('version 2.0.0 reads a binary broadcast of %s', (encoding, code, payload) => {
    const frame = pushFrame(['1', '22', 'realtime:año', 'dicho', '{"persist":true}'], code, payload)
    expect(serializerV2.decode(frame, true)).toEqual({
      joinRef: '1',
      ref: '22',
      topic: 'realtime:año',
      event: 'broadcast',
      payload: {},
      binary: { form: 'binary', event: 'dicho', encoding, payload },
    })
  })

  it('version 2.0.0 writes a binary broadcast as kind 4', () => {
    const payload = Buffer.from([7, 8])
    const broadcast: Broadcast = { form: 'binary', event: 'é', encoding: 'bytes', payload }
    expect(serializerV2.encodeBroadcast('t', broadcast)).toEqual(
      Buffer.concat([Buffer.from([4, 1, 2, 0, 0]), Buffer.from('té'), payload]),
    )
  })

  it('version 2.0.0 falls back to text, if possible, for names whose length does not fit into one byte', () => {
    const payload = Buffer.from('1')
    const long: Broadcast = { form: 'binary', event: 'e'.repeat(256), encoding: 'json', payload }
    expect(JSON.parse(serializerV2.encodeBroadcast('t', long) as string)).toMatchObject({
      4: { event: 'e'.repeat(256), payload: 1 },
    })
    expect(serializerV2.encodeBroadcast('t', { ...long, encoding: 'bytes' })).toBeUndefined()
  })

  it('refuses a binary broadcast that ends too early, at every length', () => {
    const whole = pushFrame(['1', '2', 'topic', 'event', ''], 0, Buffer.alloc(0))
    for (let length = 0; length < whole.length; length++)
      expect(() => serializerV2.decode(whole.subarray(0, length), true)).toThrow(MalformedFrame)
    expect(() => serializerV2.decode(whole, true)).not.toThrow()
  })
})

it('the serializer is chosen by the version that the client names', () => {
  expect(chooseSerializer(null)).toBe(serializerV1)
  expect(chooseSerializer('1.0.0')).toBe(serializerV1)
  expect(chooseSerializer('2.0.0')).toBe(serializerV2)
  expect(chooseSerializer('3.0.0')).toBeUndefined()
})
