import { queryOf, readView } from '@predio/domain/views'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attempt, createAgent, insertRow, type Agent, type Persona } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

const [FIRST, WON] = [1, 6].map((n) => `57a60000-0000-4000-8000-00000000000${n}`)

let database: TestDatabase
let mine: Agent
let theirs: Agent

beforeAll(async () => {
  database = await createTestDatabase()
  mine = await createAgent(database.owner)
  theirs = await createAgent(database.owner)
  const base = { user_id: mine.id, client_id: mine.ids['clients'] }
  const rent = { ...base, stage_id: FIRST, type: 'rent', expected_amount: 50.5 }
  await insertRow(database.owner, 'opportunities', { ...rent, commission_months: 2 })
  const won = { ...base, stage_id: WON, expected_amount: 1000, closed_amount: 900 }
  await insertRow(database.owner, 'opportunities', won)
})
afterAll(() => database.drop())

interface Column {
  name: string
  total: number
  amount: string
  commission: string
  cards: { client_name: string; property_title: string | null; search?: string }[]
}

async function boardOf(
  agent: Agent,
  tests: unknown = [],
  per_stage = 30,
  excluded: readonly (string | null)[] = [],
): Promise<Column[]> {
  const { rows } = await runAs(database.owner, agent, () =>
    database.owner.query<Column>('select * from public.opportunity_board($1, $2, $3)', [
      JSON.stringify(tests),
      per_stage,
      excluded,
    ]),
  )
  return rows.filter(({ total }) => total > 0)
}

const DAY = { now: new Date(), zone: 'America/Merida' }
const testsOf = (view: string) =>
  queryOf('opportunities', readView('opportunities', view).view, DAY).tests

describe('opportunity_board', () => {
  it('OPP-13 OPP-14 the board counts and sums each stage, closed opportunities with their closing amount', async () => {
    const board = await boardOf(mine)
    expect(board).toMatchObject([
      { name: 'Prospecto', total: 2, amount: '150.50', commission: '104.00' },
      { name: 'Ganada', total: 1, amount: '900.00', commission: '27.00' },
    ])
    expect(board[0]?.cards).toHaveLength(2)
    expect(board[0]?.cards[0]).toMatchObject({ client_name: 'José Núñez' })
    expect(board[0]?.cards[0]?.search).toBeUndefined()
  })

  it('BULK-24 the board neither counts nor sums opportunities that wait for their deletion', async () => {
    const excluded = [mine.ids['opportunities']!]
    expect(await boardOf(mine, [], 0, excluded)).toMatchObject([
      { name: 'Prospecto', total: 1, amount: '50.50', commission: '101.00' },
      { name: 'Ganada', total: 1, amount: '900.00' },
    ])
    expect(await boardOf(theirs, [], 0, excluded)).toMatchObject([{ total: 1 }])
    expect(await boardOf(theirs, [], 0, [null])).toMatchObject([{ total: 1 }])
  })

  it('OPP-13 the board returns every stage, empty ones too', async () => {
    const { rows } = await database.owner.query('select name, total from opportunity_board()')
    expect(rows).toHaveLength(7)
  })

  it('OPP-13 the board counts all opportunities and returns the first cards', async () => {
    const [first] = await boardOf(mine, [], 1)
    expect(first).toMatchObject({ total: 2, amount: '150.50' })
    expect(first?.cards).toHaveLength(1)
  })

  it.each([
    ['tipo=renta', 1],
    ['tipo=!renta', 2],
    ['texto=NÚÑEZ+merida', 1],
    ['texto=nunez', 3],
    ['texto=nadie', 0],
    ['texto=%25', 0],
    ['texto=*', 3],
    ['etapa=Prospecto', 2],
    ['etapa=!Prospecto,Visita', 1],
    ['etapa=*', 3],
    ['estado=ganada,perdida', 1],
    ['monto=desde:100', 2],
    ['monto=hasta:100', 2],
    ['monto=!*', 0],
    ['probabilidad=desde:50', 3],
    ['probabilidad=desde:51', 0],
    ['cierre=pasado', 0],
    ['cierre=!*', 3],
    ['cierre=proximos:30&tipo=venta', 0],
    ['movida=hoy', 3],
    ['movida=sin:14', 0],
    ['alta=hasta:2020-01-01', 0],
    ['cliente=*', 3],
    ['cliente=!*', 0],
    ['propiedad=*', 1],
    ['tipo=venta&etapa=Prospecto&monto=desde:1', 1],
  ])('VIEW-21 the board filtered by «%s» shows %i opportunities', async (view, total) => {
    expect(testsOf(view).length).toBeGreaterThan(0)
    const board = await boardOf(mine, testsOf(view))
    expect(board.reduce((sum, column) => sum + column.total, 0)).toBe(total)
    expect(board.reduce((sum, column) => sum + column.cards.length, 0)).toBe(total)
  })

  it('VIEW-21 the board finds opportunities by every column that the list can filter by', async () => {
    const { rows } = await database.owner.query<{ column: string }>(
      `select jsonb_object_keys(private.view_columns('public.opportunity_rows')) as column`,
    )
    for (const column of rows.map((row) => row.column)) {
      const tests = [[[{ column, is: 'null' }]]]
      const text = `select (count_views('opportunities', $1))[1] as total`
      const counted = await runAs(database.owner, mine, () =>
        database.owner.query<{ total: number }>(text, [JSON.stringify([{ tests, elsewhere: [] }])]),
      )
      const board = await boardOf(mine, tests)
      const total = board.reduce((sum, stage) => sum + stage.total, 0)
      expect([column, total]).toEqual([column, counted.rows[0]!.total])
    }
  })

  it('OPP-18 the board shows an agent only their own opportunities', async () => {
    expect(await boardOf(theirs)).toMatchObject([{ name: 'Prospecto', total: 1 }])
    const other: Persona = { role: 'authenticated', id: theirs.id }
    const text = `select id from opportunity_rows where user_id = '${mine.id}'`
    expect(await attempt(database.owner, other, text)).toBe(0)
  })

  it.each(['select id from opportunity_rows', 'select * from opportunity_board()'])(
    'an anonymous visitor may not: %s',
    async (text) => {
      expect(await attempt(database.owner, { role: 'anon' }, text)).toBe('42501')
    },
  )
})

describe('tests that no view writes', () => {
  const one = (test: unknown) => [[[test]]]
  const LONG = 'x'.repeat(301)

  it.each([
    ['no list', {}],
    ['a text', 'a'],
    ['null', null],
    ['a test outside of its lists', [{ column: 'type', is: 'null' }]],
    ['an alternative without a list', [[{ column: 'type', is: 'null' }]]],
    ['an alternative without a test', [[[]]]],
    ['a condition without an alternative', [[]]],
    ['what only clients have', one({ field: 'step', is: 'related', known: true })],
    ['no test', one(7)],
    ['no column', one({ is: 'null' })],
    ['a column of the table that the view has not', one({ column: 'user_id', is: 'null' })],
    [
      'a column with a statement',
      one({ column: 'type is null or true or found.type', is: 'null' }),
    ],
    ['an unknown comparison', one({ column: 'amount', is: '= 1 or true --', value: 1 })],
    ['a comparison of another type', one({ column: 'type', is: 'true' })],
    ['a list for a number', one({ column: 'amount', is: 'in', values: ['1'] })],
    ['a text for a number', one({ column: 'amount', is: 'gte', value: '1) or true --' })],
    ['a number that is too big', one({ column: 'amount', is: 'gte', value: '1e999999' })],
    ['a number of many digits', one({ column: 'amount', is: 'gte', value: '1e131071' })],
    ['what is no number', one({ column: 'amount', is: 'gte', value: 'NaN' })],
    ['not at least', one({ column: 'amount', is: 'gte', value: 1, not: true })],
    ['not before', one({ column: 'created_at', is: 'lt', value: '2026-01-01', not: true })],
    ['what is not said', one({ column: 'search', is: 'says', text: 'a', not: true })],
    ['a word for not', one({ column: 'type', is: 'null', not: 'yes' })],
    ['nothing among words', one({ column: 'type', is: 'in', values: ['x', null], not: true })],
    ['an object for a number', one({ column: 'amount', is: 'gte', value: { a: 1 } })],
    ['nothing for a number', one({ column: 'amount', is: 'gte' })],
    ['no day', one({ column: 'expected_close_date', is: 'lte', value: '2026-13-45' })],
    ['no moment', one({ column: 'created_at', is: 'lt', value: 'mañana' })],
    ['a moment that is too late', one({ column: 'created_at', is: 'lt', value: '999999-01-01' })],
    ['words that are no list', one({ column: 'type', is: 'in', values: 'sale' })],
    ['no words', one({ column: 'type', is: 'in', values: [] })],
    ['too many words', one({ column: 'type', is: 'in', values: Array.from('x'.repeat(21)) })],
    ['a word that is too long', one({ column: 'type', is: 'in', values: [LONG] })],
    ['a search that is too long', one({ column: 'search', is: 'says', text: LONG })],
    ['a search elsewhere', one({ column: 'type', is: 'says', text: 'a' })],
    ['too many conditions', Array.from({ length: 17 }, () => [[{ column: 'type', is: 'null' }]])],
    ['too many alternatives', [Array.from({ length: 25 }, () => [{ column: 'type', is: 'null' }])]],
    ['too many tests', [[Array.from({ length: 7 }, () => ({ column: 'type', is: 'null' }))]]],
  ])('VIEW-82 refuses malformed tests of a view: %s', async (_, tests) => {
    await expect(boardOf(theirs, tests)).rejects.toMatchObject({ code: '22023' })
  })

  it.each([
    { column: 'type', is: 'in', values: [`') or true or ('`, `sale' or 'a' = 'a`, '{sale,rent}'] },
    { column: 'search', is: 'says', text: `%') or true or found.search like all ('{%` },
    { column: 'search', is: 'says', text: String.raw`\%_` },
    { column: 'stage_name', is: 'in', values: ['Prospecto"}', '{', String.raw`\'`] },
  ])('VIEW-21 values of a test never become SQL: %o', async (test) => {
    expect(await boardOf(theirs, one(test))).toEqual([])
  })

  it.each([
    [[{ column: 'type', is: 'null' }], [{ column: 'type', is: 'null', not: true }]],
    [[{ column: 'status', is: 'in', values: ['x'], not: true }]],
  ])(
    'OPP-18 a test that is always true shows nothing of another agent: %o',
    async (...alternatives) => {
      expect(await boardOf(theirs, [alternatives])).toMatchObject([{ name: 'Prospecto', total: 1 }])
    },
  )
})
