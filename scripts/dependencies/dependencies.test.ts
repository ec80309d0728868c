import { describe, expect, it } from 'vitest'
import { judgeAudit } from './judge-audit.ts'
import { judgeLicences } from './judge-licences.ts'

describe('licences', () => {
  it.each([
    [{ license: 'MIT' }, []],
    [{ license: '(MPL-2.0 OR Apache-2.0)' }, []],
    [{ license: '(MIT AND Zlib)' }, []],
    [{ license: '(MIT AND GPL-3.0)' }, ['pieza is under (MIT AND GPL-3.0)']],
    [{ license: 'MPL-2.0', dev: true }, []],
    [{ license: 'MPL-2.0' }, ['pieza is under MPL-2.0']],
    [{ license: 'SEE LICENSE IN x' }, ['pieza is under SEE LICENSE IN x']],
    [{}, ['pieza names no licence']],
    [{ link: true }, []],
  ])('judges the licence %j: %j', (locked, faults) => {
    expect(judgeLicences({ 'node_modules/otra/node_modules/pieza': locked })).toEqual(faults)
  })

  it('the checkout’s own licence is ours', () => {
    expect(judgeLicences({ '': {}, backend: {} })).toEqual([])
  })
})

describe('the audit', () => {
  it('the audit reports a fault for serious vulnerabilities only', () => {
    const output = JSON.stringify({
      vulnerabilities: { a: { severity: 'critical' }, b: { severity: 'low' } },
    })
    expect(judgeAudit(output)).toEqual({ kind: 'answered', faults: ['a: critical'], minor: 1 })
    expect(judgeAudit('{"vulnerabilities":{}}')).toEqual({ kind: 'answered', faults: [], minor: 0 })
  })

  it.each([
    ['{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
    ['{"error":{"summary":"no network"}}', 'no network'],
    ['{}', 'npm printed no vulnerabilities'],
    ['npm error', 'npm printed no report'],
    ['', 'npm printed no report'],
  ])('the audit gives no verdict for %j: %s', (output, reason) => {
    expect(judgeAudit(output)).toEqual({ kind: 'unanswered', reason })
  })
})
