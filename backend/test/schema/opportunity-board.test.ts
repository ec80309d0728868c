import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attempt, createAgent, insertRow, type Agent, type Persona } from '../rls/agents.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

const [FIRST, WON] = [1, 6].map((n) => `57a60000-0000-4000-8000-00000000000${n}`)

let database: TestDatabase
let mine: Agent
let theirs: Agent

beforeAll(async () => {
  database = await createTestDatabase()
  // Each with one opportunity in the first stage, of 100 pesos.
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

/** The columns with something in them, as one agent sees them. */
async function boardOf(agent: Agent, call = 'opportunity_board()'): Promise<Column[]> {
  const { owner } = database
  await owner.query('begin')
  try {
    await owner.query('set local role authenticated')
    await owner.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ sub: agent.id, role: 'authenticated' }),
    ])
    const { rows } = await owner.query<Column>(`select * from public.${call}`)
    return rows.filter(({ total }) => total > 0)
  } finally {
    await owner.query('rollback')
  }
}

describe('opportunity_board', () => {
  it('OPP-13 OPP-14 counts and sums each stage, closed opportunities with their closing amount', async () => {
    const board = await boardOf(mine)
    expect(board).toMatchObject([
      { name: 'Prospecto', total: 2, amount: '150.50', commission: '104.00' },
      { name: 'Ganada', total: 1, amount: '900.00', commission: '27.00' },
    ])
    expect(board[0]?.cards).toHaveLength(2)
    expect(board[0]?.cards[0]).toMatchObject({ client_name: 'José Núñez' })
    expect(board[0]?.cards[0]?.search).toBeUndefined()
  })

  it('OPP-13 returns every stage, empty ones too', async () => {
    const { rows } = await database.owner.query('select name, total from opportunity_board()')
    expect(rows).toHaveLength(7)
  })

  it('OPP-13 counts all opportunities and returns the first cards', async () => {
    const [first] = await boardOf(mine, 'opportunity_board(per_stage => 1)')
    expect(first).toMatchObject({ total: 2, amount: '150.50' })
    expect(first?.cards).toHaveLength(1)
  })

  it.each([
    [`kind => 'rent'`, 1],
    [`patterns => array['%nunez%', '%merida%']`, 1],
    [`patterns => array['%nunez%']`, 3],
    [`patterns => array['%nadie%']`, 0],
  ])('with %s finds %i', async (filter, total) => {
    const board = await boardOf(mine, `opportunity_board(${filter})`)
    expect(board.reduce((sum, column) => sum + column.total, 0)).toBe(total)
  })

  it('OPP-18 shows an agent only their own opportunities', async () => {
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
