import { describe, expect, it } from 'vitest'
import { parseSelect } from './parse-select.ts'
import type { SelectItem } from './types.ts'

function brief(item: SelectItem): unknown {
  if (item.kind === 'relation') {
    const { name, alias, hint, inner, spread, items } = item
    return { rel: name, ...given({ alias, hint, inner, spread }), items: items.map(brief) }
  }
  const { field, alias, cast, aggregate, aggregateCast } = item
  const path = field.path.map(({ arrow, key }) => `${arrow}${typeof key}:${key}`).join('')
  return { name: field.name + path, ...given({ alias, cast, aggregate, aggregateCast }) }
}

function given(parts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value))
}

describe('parseSelect', () => {
  it.each<[string, unknown[]]>([
    ['*', [{ name: '*' }]],
    ['', []],
    ['id, name', [{ name: 'id' }, { name: 'name' }]],
    ['nombre:name::text', [{ name: 'name', alias: 'nombre', cast: 'text' }]],
    ['data->a->>b', [{ name: 'data->string:a->>string:b' }]],
    ['data->0->>-1', [{ name: 'data->number:0->>number:-1' }]],
    ['some-col,a b', [{ name: 'some-col' }, { name: 'a b' }]],
    ['"a,b":"c\\"d"', [{ name: 'c"d', alias: 'a,b' }]],
    ['count()', [{ name: '*', aggregate: 'count' }]],
    ['n:count()::text', [{ name: '*', alias: 'n', aggregate: 'count', aggregateCast: 'text' }]],
    [
      'amount::int.sum()::text',
      [{ name: 'amount', cast: 'int', aggregate: 'sum', aggregateCast: 'text' }],
    ],
    [
      'a:rel!hint!inner(id,...x(*))',
      [
        {
          rel: 'rel',
          alias: 'a',
          hint: 'hint',
          inner: true,
          items: [{ name: 'id' }, { rel: 'x', spread: true, items: [{ name: '*' }] }],
        },
      ],
    ],
    ['rel!left!fk()', [{ rel: 'rel', hint: 'fk', items: [] }]],
  ])('parseSelect reads %s', (text, expected) => {
    expect(parseSelect(text).map(brief)).toEqual(expected)
  })

  it.each([
    ['id,', 'column 4'],
    ['id(', 'column 4'],
    ['rel!inner', 'column 10'],
    ['a::', 'column 4'],
    ['a.median()', 'column 2'],
    ['"open', 'column 1'],
    ['a)b', 'column 2'],
  ])('parseSelect refuses %s and names the position', (text, where) => {
    expect(() => parseSelect(text)).toThrow(
      `"failed to parse select parameter (${text})" (line 1, ${where})`,
    )
  })

  it('parseSelect limits nesting, embeds and JSON paths', () => {
    expect(() => parseSelect(`${'a('.repeat(9)}id${')'.repeat(9)}`)).toThrow('asks for too much')
    expect(() => parseSelect(Array(51).fill('a(id)').join(','))).toThrow('asks for too much')
    expect(() => parseSelect(`data${'->a'.repeat(33)}`)).toThrow('asks for too much')
  })

  it('parseSelect refuses a NUL in a name, which would end the statement early', () => {
    expect(() => parseSelect('"a\0b":id')).toThrow('failed to parse select')
  })
})
