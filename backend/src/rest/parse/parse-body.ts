import { bodyTooComplex, invalidBody } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { decodePairs } from './decode-pairs.ts'
import { parseCsv } from './parse-csv.ts'
import type { ContentType, RequestBody, Target } from './types.ts'

interface BodyContext {
  contentType: ContentType
  target: Target
  /** If this is given, the keys of the payload do not matter. */
  columns: readonly string[] | undefined
}

const RAW_TYPES = {
  text: 'text/plain',
  xml: 'text/xml',
  bytes: 'application/octet-stream',
} as const

const utf8 = new TextDecoder()

export function parseBody(bytes: Uint8Array, context: BodyContext): RequestBody {
  const { contentType, target } = context
  if (typeof contentType === 'object')
    throw invalidBody(`Content-Type not acceptable: ${contentType.unknown}`)
  switch (contentType) {
    case 'json':
      return parseJson(utf8.decode(bytes), context)
    case 'form':
      return parseForm(utf8.decode(bytes))
    case 'csv': {
      const { text, keys } = parseCsv(utf8.decode(bytes))
      return { kind: 'json', text, shape: 'array', keys }
    }
    case 'text':
    case 'xml':
    case 'bytes':
      if (target.kind === 'function') return { kind: 'raw', bytes }
      throw invalidBody(`Content-Type not acceptable: ${RAW_TYPES[contentType]}`)
  }
}

function parseJson(text: string, { target, columns }: BodyContext): RequestBody {
  if (text.trim() === '') {
    if (target.kind === 'function') return { kind: 'json', text: '{}', shape: 'object', keys: [] }
    throw invalidBody('Empty or invalid json')
  }
  // If `columns` is given, only PostgreSQL parses a large payload.
  if (columns && /^\s*\[/.test(text)) return { kind: 'json', text, shape: 'array', keys: columns }
  const value = readJson(text)
  if (Array.isArray(value)) {
    const keys = columns ?? (target.kind === 'function' ? [] : keysOfAll(value))
    return { kind: 'json', text, shape: 'array', keys }
  }
  if (typeof value === 'object' && value !== null) {
    return { kind: 'json', text, shape: 'object', keys: columns ?? Object.keys(value) }
  }
  // A bare value is no row, but it may be the argument of a function with one unnamed parameter.
  return { kind: 'json', text: target.kind === 'function' ? text : '[]', shape: 'array', keys: [] }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidBody('Empty or invalid json')
  }
}

function keysOfAll(rows: readonly unknown[]): string[] {
  if (rows.length === 0) return []
  const first = keysOf(rows[0])
  const expected = new Set(first)
  for (const row of rows) {
    const keys = keysOf(row)
    if (keys.length !== expected.size || !keys.every((key) => expected.has(key))) {
      throw invalidBody('All object keys must match')
    }
  }
  return first
}

function keysOf(row: unknown): string[] {
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    throw invalidBody('All object keys must match')
  return Object.keys(row)
}

function parseForm(text: string): RequestBody {
  if (text.split('&', LIMITS.formPairs + 1).length > LIMITS.formPairs) {
    throw bodyTooComplex(`A form may have at most ${LIMITS.formPairs} fields`)
  }
  const pairs = decodePairs(text)
  return { kind: 'form', text: JSON.stringify(Object.fromEntries(pairs)), pairs }
}
