import { expect, it } from 'vitest'
import { postgresChangesFilter } from '@supabase/supabase-js'
import { parseFilters } from './parse-filters.ts'

const comparison = (column: string, operator: string, value: string, negated = false) => ({
  column,
  operator,
  value,
  negated,
})

it.each([
  ['', []],
  ['   ', []],
  ['id=eq.5', [comparison('id', 'eq', '5')]],
  ['id=not.eq.5', [comparison('id', 'eq', '5', true)]],
  ['name=eq.a.b=c', [comparison('name', 'eq', 'a.b=c')]],
  ['id=gt.0,id=lt.100', [comparison('id', 'gt', '0'), comparison('id', 'lt', '100')]],
  ['name=eq."a,b"', [comparison('name', 'eq', 'a,b')]],
  ['name=eq."say \\"a\\" \\\\"', [comparison('name', 'eq', 'say "a" \\')]],
  ['name=eq.5" pipe', [comparison('name', 'eq', '5" pipe')]],
  ['name=is.null', [comparison('name', 'is', 'null')]],
  ['name=in.(a,b)', [{ column: 'name', operator: 'in', negated: false, values: ['a', 'b'] }]],
  ['name=in.("a,b",c)', [{ column: 'name', operator: 'in', negated: false, values: ['a,b', 'c'] }]],
  ['name=not.in.()', [{ column: 'name', operator: 'in', negated: true, values: [] }]],
])('parses the filter %s', (text, filters) => {
  expect(parseFilters(text)).toEqual(filters)
})

it.each([
  ['undefined', '["undefined"]'],
  ['name=foo.hey', '["foo","hey"]'],
  ['name=eq', '["eq"]'],
  ['a=eq.1,,b=eq.2', 'filter must not contain empty segments'],
  ['name=in.a,b', '`in` filter value must be wrapped by parentheses'],
  ['name=toString.x', '["toString","x"]'],
  [`id=in.(${'1,'.repeat(100)}1)`, 'Maximum 100'],
  [Array.from({ length: 21 }, () => 'a=eq.1').join(), 'Maximum 20'],
])('refuses the filter %s', (text, message) => {
  expect(() => parseFilters(text)).toThrow(message)
})

it('parses the filters that the client builds', () => {
  const built = postgresChangesFilter()
    .eq('title', 'a, "b" (c)')
    .in('status', ['x,y', 'z'])
    .not('notes', 'is', null)
    .isDistinct('name', ' spaced ')
    .build()
  expect(parseFilters(built)).toEqual([
    comparison('title', 'eq', 'a, "b" (c)'),
    { column: 'status', operator: 'in', negated: false, values: ['x,y', 'z'] },
    comparison('notes', 'is', 'null', true),
    comparison('name', 'isdistinct', ' spaced '),
  ])
})
