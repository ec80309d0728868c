import { describe, expect, it } from 'vitest'
import { looksLikeOperation, parseLogic, parseOperation } from './parse-filter.ts'

const compare = (operator: string, value: string, quantifier?: string) => ({
  kind: 'compare',
  operator,
  quantifier,
  value,
})

describe('parseOperation', () => {
  it.each([
    ['eq.b,c (d) "e"', false, compare('eq', 'b,c (d) "e"')],
    ['not.gte.5', true, compare('gte', '5')],
    ['like(any).{a*,b}', false, compare('like', '{a*,b}', 'any')],
    ['isdistinct.5', false, compare('isdistinct', '5')],
    ['eq.', false, compare('eq', '')],
    ['is.NULL', false, { kind: 'is', value: 'null' }],
    ['not.is.not_null', true, { kind: 'is', value: 'not_null' }],
    ['in.(x,"y,z","p(q)",r"s,3)', false, { kind: 'in', values: ['x', 'y,z', 'p(q)', 'r"s', '3'] }],
    ['in.("a\\"b\\\\")', false, { kind: 'in', values: ['a"b\\'] }],
    ['in.()', false, { kind: 'in', values: [''] }],
    [
      'plfts(english).fat cat',
      false,
      { kind: 'search', operator: 'plfts', language: 'english', value: 'fat cat' },
    ],
    ['fts.a&b', false, { kind: 'search', operator: 'fts', language: undefined, value: 'a&b' }],
  ])('parseOperation reads %s', (text, negated, operation) => {
    expect(parseOperation(text)).toEqual({ negated, operation })
  })

  it.each(['5', 'foo.5', 'eq', 'neq(any).{1}', 'eq(some).{1}', 'is.maybe', 'in.1,2', 'in.(1'])(
    'parseOperation refuses %s',
    (text) => {
      expect(() => parseOperation(text)).toThrow(`"failed to parse filter (${text})"`)
    },
  )
})

describe('parseLogic', () => {
  it('parseLogic reads nested groups, negations and quoted values', () => {
    const tree = parseLogic(
      'or',
      '(id.gt.2,not.and(name.eq."a,b)",tags.cs.{x,y}),data->>k.in.(1,2))',
    )
    expect(tree).toMatchObject({
      operator: 'or',
      negated: false,
      children: [
        { field: { name: 'id' }, operation: compare('gt', '2') },
        {
          operator: 'and',
          negated: true,
          children: [{ operation: compare('eq', 'a,b)') }, { operation: compare('cs', '{x,y}') }],
        },
        {
          field: { name: 'data', path: [{ arrow: '->>', key: 'k' }] },
          operation: { values: ['1', '2'] },
        },
      ],
    })
  })

  it('parseLogic reads a column called and as a column', () => {
    expect(parseLogic('or', '(and.eq.1)')).toMatchObject({ children: [{ field: { name: 'and' } }] })
  })

  it.each(['()', '(id.eq.1', 'id.eq.1', '(id)', '(xor(id.eq.1))', '(id.eq.1))'])(
    'parseLogic refuses %s',
    (list) => {
      expect(() => parseLogic('or', list)).toThrow(`"failed to parse logic tree (${list})"`)
    },
  )

  it('parseLogic limits the depth', () => {
    expect(() => parseLogic('and', `${'(and'.repeat(40)}(a.eq.1)${')'.repeat(40)}`)).toThrow(
      'asks for too much',
    )
  })
})

describe('looksLikeOperation', () => {
  it.each(['eq.1', 'not.eq.1', 'in.(1)', 'is.null', 'fts(english).x', 'gt(all).{1}'])(
    'looksLikeOperation recognises %s',
    (text) => {
      expect(looksLikeOperation(text)).toBe(true)
    },
  )
  it.each(['1', '{1,2}', 'eq', 'equal.1', 'a.b', 'not.5', ''])(
    'looksLikeOperation does not accept %s',
    (text) => {
      expect(looksLikeOperation(text)).toBe(false)
    },
  )
})
