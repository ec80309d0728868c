import { describe, expect, it } from 'vitest'
import { anonymous } from '../support/clients.ts'
import { rest } from '../support/http.ts'

const db = anonymous()
const listed = (table: string) => db.from(table).select('id').order('id')
type Query = ReturnType<typeof listed>
type Case = [title: string, narrow: (query: Query) => Query, expected: number[]]

async function ids(query: PromiseLike<{ data: unknown; error: unknown }>): Promise<number[]> {
  const { data, error } = await query
  expect(error).toBeNull()
  return (data as { id: number }[]).map(({ id }) => id)
}

describe('filters on numbers and names', () => {
  it.each<Case>([
    ['eq', (q) => q.eq('name', 'Beto'), [2]],
    ['neq leaves out nulls too', (q) => q.neq('rank', 2), [1, 3]],
    ['gt', (q) => q.gt('rank', 1), [2, 3]],
    ['gte', (q) => q.gte('rank', 2), [2, 3]],
    ['lt', (q) => q.lt('rank', 2), [1]],
    ['lte', (q) => q.lte('rank', 2), [1, 2]],
    ['several are all to hold', (q) => q.gt('rank', 1).lt('rank', 3), [2]],
    ['match', (q) => q.match({ agency_id: 1, rank: 2 }), [2]],
    ['is null', (q) => q.is('email', null), [4]],
    ['not is null', (q) => q.not('email', 'is', null), [1, 2, 3]],
    ['is NULL in capitals', (q) => q.filter('email', 'is', 'NULL'), [4]],
    ['is not_null', (q) => q.filter('email', 'is', 'not_null'), [1, 2, 3]],
    ['isDistinct counts null as different', (q) => q.isDistinct('rank', 2), [1, 3, 4]],
    ['in', (q) => q.in('id', [1, 3, 99]), [1, 3]],
    ['in of nothing', (q) => q.in('id', []), []],
    ['notIn', (q) => q.notIn('id', [1, 3]), [2, 4]],
    ['not eq', (q) => q.not('name', 'eq', 'Ana'), [2, 3, 4]],
    ['not in', (q) => q.not('id', 'in', '(1,2)'), [3, 4]],
    ['filter with any operator', (q) => q.filter('name', 'gte', 'C'), [3, 4]],
    ['a computed column', (q) => q.eq('fx_label', 'Carla #3'), [3]],
  ])('filters numbers and names: %s', async (_, narrow, expected) => {
    expect(await ids(narrow(listed('fx_agents')))).toEqual(expected)
  })
})

describe('filters on patterns', () => {
  it.each<Case>([
    ['like', (q) => q.like('email', '%@example.com'), [1, 2]],
    ['like takes * for %', (q) => q.like('email', '*@example.com'), [1, 2]],
    ['like minds capitals', (q) => q.like('name', 'ana'), []],
    ['ilike does not', (q) => q.ilike('name', 'ANA'), [1]],
    ['ilike knows Spanish letters', (q) => q.ilike('name', 'DARÍO'), [4]],
    ['likeAllOf', (q) => q.likeAllOf('email', ['%a%', '%.com']), [1, 2]],
    ['likeAnyOf', (q) => q.likeAnyOf('name', ['A%', 'C%']), [1, 3]],
    ['ilikeAllOf', (q) => q.ilikeAllOf('name', ['%A%', '%r%']), [3, 4]],
    ['ilikeAnyOf', (q) => q.ilikeAnyOf('name', ['b%', 'c%']), [2, 3]],
    ['regexMatch', (q) => q.regexMatch('name', '^[AB]'), [1, 2]],
    ['regexMatch minds capitals', (q) => q.regexMatch('name', '^[ab]'), []],
    ['regexIMatch does not', (q) => q.regexIMatch('name', '^[ab]'), [1, 2]],
    ['not ilike', (q) => q.not('name', 'ilike', '%a%'), [2]],
    ['eq of any', (q) => q.filter('name', 'eq(any)', '{Ana,Beto}'), [1, 2]],
    ['gt of all', (q) => q.filter('rank', 'gt(all)', '{1,2}'), [3]],
  ])('filters by patterns: %s', async (_, narrow, expected) => {
    expect(await ids(narrow(listed('fx_agents')))).toEqual(expected)
  })
})

describe('filters on other types', () => {
  it.each<Case>([
    ['is true', (q) => q.is('flag', true), [1]],
    ['is false', (q) => q.is('flag', false), [2]],
    ['is unknown', (q) => q.filter('flag', 'is', 'unknown'), [3]],
    ['eq of an enum', (q) => q.eq('kind', 'terreno'), [2]],
    ['eq of a uuid', (q) => q.eq('uid', '22222222-2222-4222-8222-222222222222'), [2]],
    ['gt of a moment', (q) => q.gt('stamp', '2026-06-15T17:59:59Z'), [2]],
    ['lte of a day', (q) => q.lte('day', '2026-01-02'), [1]],
    ['eq of a large number', (q) => q.filter('big', 'eq', '9007199254740993'), [1]],
    ['contains in an array', (q) => q.contains('tags', ['azul']), [1, 2]],
    ['contains all of an array', (q) => q.contains('tags', ['azul', 'rojo']), [1]],
    ['containedBy an array', (q) => q.containedBy('scores', [1, 2, 3, 4]), [1, 2]],
    ['overlaps an array', (q) => q.overlaps('scores', [3, 4]), [1, 2]],
    ['contains in JSON', (q) => q.contains('data', { size: { w: 10 } }), [1]],
    ['containedBy JSON', (q) => q.containedBy('data->size', { w: 3, h: 8, d: 1 }), [2]],
    ['contains in a range', (q) => q.contains('numbers', '[12,15)'), [1]],
    ['containedBy a range', (q) => q.containedBy('numbers', '[0,25)'), [1]],
    ['overlaps a range', (q) => q.overlaps('period', '[2026-01-31,2026-03-01)'), [1]],
    ['rangeGt', (q) => q.rangeGt('numbers', '[5,19)'), [2]],
    ['rangeGte', (q) => q.rangeGte('numbers', '[20,25)'), [2]],
    ['rangeLt', (q) => q.rangeLt('numbers', '[20,30)'), [1]],
    ['rangeLte', (q) => q.rangeLte('numbers', '[15,20)'), [1]],
    ['rangeAdjacent', (q) => q.rangeAdjacent('numbers', '[30,40)'), [2]],
    ['a JSON path as text', (q) => q.eq('data->>name', 'dos'), [2]],
    ['a JSON path as JSON', (q) => q.gt('data->size->w', 5), [1]],
    ['a JSON path that is null', (q) => q.is('data->none', null), [2, 3]],
    ['an element of an array', (q) => q.eq('scores->0', 4), [2]],
  ])('filters values of other types: %s', async (_, narrow, expected) => {
    expect(await ids(narrow(listed('fx_types')))).toEqual(expected)
  })
})

describe('text search', () => {
  it.each<Case>([
    ['fts', (q) => q.textSearch('words', 'casa & jardin', { config: 'spanish' }), [1, 3]],
    [
      'plain',
      (q) => q.textSearch('words', 'casas pequeñas', { config: 'spanish', type: 'plain' }),
      [3],
    ],
    [
      'phrase',
      (q) => q.textSearch('words', 'casas grandes', { config: 'spanish', type: 'phrase' }),
      [1],
    ],
    [
      'websearch',
      (q) => q.textSearch('words', 'casa -alberca', { config: 'spanish', type: 'websearch' }),
      [1],
    ],
    ['without a configuration', (q) => q.textSearch('words', 'alberc'), [3]],
    ['not fts', (q) => q.not('words', 'fts(spanish)', 'casa'), [2]],
    [
      'on a text column',
      (q) => q.textSearch('body', 'jardines', { config: 'spanish', type: 'plain' }),
      [1, 3],
    ],
  ])('text search: %s', async (_, narrow, expected) => {
    expect(await ids(narrow(listed('fx_articles')))).toEqual(expected)
  })
})

describe('values that look like something else', () => {
  const texts = [
    [2, 'coma, y (paréntesis)'],
    [3, 'comillas "dobles" y \'simples\''],
    [4, '100% seguro_'],
    [5, 'barra \\ invertida'],
    [6, 'a+b & c=d; #e ?'],
    [7, 'ñandú 🏠'],
    [8, ''],
    [10, 'null'],
    [11, 'eq.5'],
    [12, '{llaves}'],
  ] as const

  it.each(texts)('the filter “eq” finds row %i by the value %j', async (id, value) => {
    expect(await ids(listed('fx_texts').eq('value', value))).toEqual([id])
  })

  it.each(texts.filter(([id]) => id !== 8))(
    'the filter “in” finds row %i by the value %j',
    async (id, value) => {
      expect(await ids(listed('fx_texts').in('value', [value, 'plain']))).toEqual([1, id])
    },
  )

  it('the filter “in” accepts escaped quotes and backslashes', async () => {
    const list = '("comillas \\"dobles\\" y \'simples\'","barra \\\\ invertida")'
    expect(await ids(listed('fx_texts').filter('value', 'in', list))).toEqual([3, 5])
  })

  it('SQL in a filter’s value is read as plain text', async () => {
    expect(await ids(listed('fx_texts').eq('value', `' or 1=1; drop table fx_texts; --`))).toEqual(
      [],
    )
    expect(await ids(listed('fx_texts').eq('id', 1))).toEqual([1])
  })

  it('the filter “in” accepts two hundred ids in one address', async () => {
    const others = Array.from({ length: 200 }, () => crypto.randomUUID())
    const wanted = '11111111-1111-4111-8111-111111111111'
    expect(await ids(listed('fx_types').in('uid', [...others, wanted]))).toEqual([1])
  })

  it('reads a plus in the address as a space', async () => {
    const { body } = await rest('/fx_agencies?select=id&name=eq.Casa+Norte')
    expect(body).toEqual([{ id: 1 }])
  })
})

describe('logic', () => {
  it.each<Case>([
    ['or', (q) => q.or('name.eq.Ana,rank.eq.3'), [1, 3]],
    ['or together with a filter', (q) => q.or('rank.eq.1,rank.eq.2').gt('id', 1), [2]],
    ['two ors', (q) => q.or('id.eq.1,id.eq.2').or('rank.eq.2,rank.eq.3'), [2]],
    ['and within or', (q) => q.or('id.eq.4,and(agency_id.eq.1,rank.gt.1)'), [2, 4]],
    ['or within and within or', (q) => q.or('and(or(id.eq.1,id.eq.2),rank.eq.2),id.eq.3'), [2, 3]],
    ['not within or', (q) => q.or('rank.not.is.null,id.eq.4'), [1, 2, 3, 4]],
    ['not.and within or', (q) => q.or('not.and(rank.gte.2,rank.lte.3)'), [1]],
    ['in within or', (q) => q.or('id.in.(1,2),name.eq.Carla'), [1, 2, 3]],
    ['is within or', (q) => q.or('email.is.null,rank.eq.1'), [1, 4]],
    ['patterns within or', (q) => q.or('name.ilike.a*,name.ilike.*a'), [1, 3]],
    ['quoted values within or', (q) => q.or('name.eq."Ana",name.eq."no, (tal)"'), [1]],
    ['quoted lists within or', (q) => q.or('name.in.("Ana","Beto"),id.eq.4'), [1, 2, 4]],
    ['spaces after commas', (q) => q.or('id.eq.1, id.eq.2'), [1, 2]],
  ])('combines filters by logic: %s', async (_, narrow, expected) => {
    expect(await ids(narrow(listed('fx_agents')))).toEqual(expected)
  })

  it.each([
    ['and=(id.gt.1,id.lt.4)', [2, 3]],
    ['not.or=(id.eq.1,id.eq.2)', [3, 4]],
    ['not.and=(id.gt.1,id.lt.4)', [1, 4]],
  ])('reads %s as a query parameter with logic', async (query, expected) => {
    const { body } = await rest(`/fx_agents?select=id&order=id&${query}`)
    expect(body).toEqual(expected.map((id) => ({ id })))
  })

  it.each([
    ['an array', 'scores.cs.{1,2},id.eq.3', [1, 3]],
    ['a JSON path', 'data->>name.eq.dos,id.eq.3', [2, 3]],
    ['a range', 'numbers.ov."[25,40)",id.eq.3', [2, 3]],
  ])('an “or” filter reads %s', async (_, filters, expected) => {
    expect(await ids(listed('fx_types').or(filters))).toEqual(expected)
  })

  it('an “or” filter reads escaped quotes', async () => {
    const filters = 'value.eq."comillas \\"dobles\\" y \'simples\'",value.eq."coma, y (paréntesis)"'
    expect(await ids(listed('fx_texts').or(filters))).toEqual([2, 3])
  })
})
