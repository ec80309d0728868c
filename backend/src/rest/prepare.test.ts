import { describe, expect, it } from 'vitest'
import type { RawRequest } from './parse/parse-request.ts'
import { PreparedReads } from './prepare.ts'
import { schemaFixture } from './testing/schema-fixture.ts'

function raw(
  method: string,
  queryString: string,
  headers: Record<string, string> = {},
): RawRequest {
  const body = method === 'POST' ? new TextEncoder().encode('{}') : undefined
  const schemas = [...schemaFixture.schemas.keys()]
  const header = (name: string) => headers[name]
  return { method, segments: ['clients'], schemas, queryString, header, body }
}

describe('PreparedReads', () => {
  it('the same read is prepared once', () => {
    const reads = new PreparedReads(false)
    const first = reads.prepare(raw('GET', 'id=eq.1'), schemaFixture, 'anon')
    expect(reads.prepare(raw('GET', 'id=eq.1'), schemaFixture, 'anon')).toBe(first)
  })

  it('reads that differ in URL, method, role or a relevant header are prepared separately', () => {
    const reads = new PreparedReads(false)
    const plans = [
      reads.prepare(raw('GET', 'id=eq.1'), schemaFixture, 'anon'),
      reads.prepare(raw('GET', 'id=eq.2'), schemaFixture, 'anon'),
      reads.prepare(raw('HEAD', 'id=eq.1'), schemaFixture, 'anon'),
      reads.prepare(raw('GET', 'id=eq.1'), schemaFixture, 'service_role'),
      reads.prepare(raw('GET', 'id=eq.1', { prefer: 'count=exact' }), schemaFixture, 'anon'),
      reads.prepare(raw('GET', 'id=eq.1', { accept: 'text/csv' }), schemaFixture, 'anon'),
      reads.prepare(raw('GET', 'id=eq.1', { range: '0-1' }), schemaFixture, 'anon'),
      reads.prepare(raw('GET', 'id=eq.1', { 'accept-profile': 'api' }), schemaFixture, 'anon'),
    ]
    expect(new Set(plans).size).toBe(plans.length)
  })

  it('a new schema cache forgets all prepared reads, and changes are never kept', () => {
    const reads = new PreparedReads(false)
    const first = reads.prepare(raw('GET', ''), schemaFixture, 'anon')
    expect(reads.prepare(raw('GET', ''), { ...schemaFixture }, 'anon')).not.toBe(first)
    const change = reads.prepare(raw('POST', ''), schemaFixture, 'anon')
    expect(reads.prepare(raw('POST', ''), schemaFixture, 'anon')).not.toBe(change)
  })
})
