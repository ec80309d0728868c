import { JsonTooComplex, parseJson } from '@predio/domain/json'
import { MalformedFrame, type Incoming } from './message.ts'

export function readFrame(
  joinRef: unknown,
  ref: unknown,
  topic: unknown,
  event: unknown,
  payload: unknown,
): Incoming {
  if (typeof topic !== 'string' || typeof event !== 'string')
    throw new MalformedFrame('a frame needs a topic and an event')
  return {
    joinRef: readRef(joinRef),
    ref: readRef(ref),
    topic,
    event,
    payload: readPayload(payload),
  }
}

export function readJson(data: Buffer): unknown {
  try {
    return parseJson(data)
  } catch (error) {
    if (error instanceof JsonTooComplex) throw new MalformedFrame(error.message)
    throw new MalformedFrame('a text frame must be JSON')
  }
}

function readRef(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  throw new MalformedFrame('a reference must be a string')
}

function readPayload(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {}
  if (typeof value !== 'object' || Array.isArray(value))
    throw new MalformedFrame('a payload must be an object')
  return value as Record<string, unknown>
}
