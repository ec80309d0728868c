import { AGENT, type Rows } from './office.ts'
import { EMAIL, type RecordedCall } from './recording.ts'

const MADE = '{{made}}'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/
const SECRET_KEYS = new Set([
  'access_token',
  'refresh_token',
  'expires_at',
  'signedURL',
  'token_hash',
])

/** Returns the texts that the office and the calls contain. Every other id or time was made by the server. */
export function namedTexts(office: Rows, calls: readonly RecordedCall[]): string {
  const asked = calls.map(({ path, body }) => [decodeURIComponent(path), body])
  return JSON.stringify([office, asked])
}

export function isMade(key: string, value: unknown, named: string): boolean {
  if (SECRET_KEYS.has(key)) return value !== null
  if (typeof value !== 'string') return false
  return (UUID.test(value) || TIME.test(value)) && !named.includes(value)
}

/** Replaces the agent and values made by a server by placeholders, so that the answers of two servers can be compared. */
export function withPlaceholders(
  value: unknown,
  agent: { id: string; email: string },
  named: string,
): unknown {
  const text = JSON.stringify(value)?.replaceAll(agent.id, AGENT).replaceAll(agent.email, EMAIL)
  if (text === undefined) return undefined
  return JSON.parse(text, (key, each: unknown) => (isMade(key, each, named) ? MADE : each))
}
