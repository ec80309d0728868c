import { expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { checkJoin } from './check-join.ts'
import { readJoin } from '../channel/read-join.ts'

interface Parts {
  topic?: string
  joinRef?: string
  config?: Record<string, unknown>
}

function check({ topic = 'realtime:sala', joinRef = '1', config = {} }: Parts): void {
  checkJoin(LIMITS, { topic, joinRef }, readJoin({ config }))
}

const binding = { event: '*', schema: 'public', table: 'tasks' }

it('accepts the joins that the clients send', () => {
  // These are the most keys that a filter may have and the most bindings that a channel may have.
  const keys = Array.from({ length: 100 }, () => crypto.randomUUID())
  const long = { ...binding, filter: `id=in.(${keys.join(',')})` }
  const bindings = [long, long, ...Array.from({ length: 98 }, () => binding)]
  const config = { presence: { key: 'agente@correo.mx' }, postgres_changes: bindings }
  const parts = { topic: `realtime:${'a'.repeat(200)}`, joinRef: '123456', config }
  expect(() => check(parts)).not.toThrow()
})

it.each<[string, Parts, string]>([
  ['a topic', { topic: `realtime:${'ñ'.repeat(200)}` }, 'Topic is too long'],
  ['a key', { config: { presence: { key: 'k'.repeat(256) } } }, 'Presence key is too long'],
  ['a reference', { joinRef: '1'.repeat(65) }, 'join_ref is too long'],
  [
    'a binding, also in a part that means nothing',
    { config: { postgres_changes: [{ ...binding, other: 'x'.repeat(17_000) }] } },
    'postgres_changes is too long',
  ],
  [
    'a list of bindings',
    { config: { postgres_changes: Array.from({ length: 101 }, () => ({})) } },
    'Too many bindings',
  ],
])('refuses a join with %s that is too long to keep', (_, parts, message) => {
  expect(() => check(parts)).toThrow(message)
})
