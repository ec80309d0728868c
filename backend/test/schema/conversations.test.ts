import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attempt, createAgent, insertRow, type Agent, type Persona } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let mine: Agent
let theirs: Agent

beforeAll(async () => {
  database = await createTestDatabase()
  mine = await createAgent(database.owner)
  theirs = await createAgent(database.owner)
})
afterAll(() => database.drop())

const as = ({ id }: Agent): Persona => ({ role: 'authenticated', id })

function say(agent: Agent, conversation: string, message: string, at: string): Promise<string> {
  return insertRow(database.owner, 'chat_interactions', {
    user_id: agent.id,
    conversation_id: conversation,
    message,
    response: 'Claro',
    created_at: at,
  })
}

async function inOneTransaction(agent: Agent, ...steps: [text: string, values: unknown[]][]) {
  const { owner } = database
  async function work() {
    let rows: unknown[] = []
    for (const [text, values] of steps) ({ rows } = await owner.query(text, values))
    return rows
  }
  return runAs(owner, agent, work, { rollsBack: true })
}

describe('AST-72 a stored turn', () => {
  const insert = (turn: Record<string, unknown>) =>
    insertRow(database.owner, 'chat_interactions', {
      user_id: mine.id,
      conversation_id: randomUUID(),
      message: 'Hola',
      response: 'Claro',
      ...turn,
    })
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  const context = (bytes: number) => JSON.stringify({ history: 'a'.repeat(bytes - 15) })

  it.each([
    ['message', { message: 'a'.repeat(10_000) }, { message: 'a'.repeat(10_001) }],
    ['response', { response: 'a'.repeat(100_000) }, { response: 'a'.repeat(100_001) }],
    ['listing_ids', { listing_ids: ids(100) }, { listing_ids: ids(101) }],
    ['context', { context: context(262_144) }, { context: context(262_145) }],
  ])(
    'the %s of a stored turn may reach its limit, and no more',
    async (column, longest, tooLong) => {
      await expect(insert(longest)).resolves.toBeTypeOf('string')
      await expect(insert(tooLong)).rejects.toThrow(`chat_interactions_${column}`)
    },
  )
})

describe('AST-75 the list of conversations', () => {
  it('the list of conversations has the first message, the last moment and the number of turns', async () => {
    const id = randomUUID()
    await say(mine, id, '¿Y con jardín?', '2026-11-02T10:00:00Z')
    await say(mine, id, 'Busco casa con alberca', '2026-11-01T10:00:00Z')
    await say(theirs, id, 'Lo de otro', '2026-10-01T10:00:00Z')
    const { rows } = await database.owner.query(
      'select turns, last_at, first_message from chat_conversations where id = $1 and user_id = $2',
      [id, mine.id],
    )
    expect(rows).toEqual([
      {
        turns: 2,
        last_at: new Date('2026-11-02T10:00:00Z'),
        first_message: 'Busco casa con alberca',
      },
    ])
  })

  it('AST-77 the list of conversations shows nobody another agent’s messages, and a visitor nothing', async () => {
    const id = randomUUID()
    await say(mine, id, 'Solo mío', '2026-11-01T10:00:00Z')
    const read = `select from chat_conversations where id = $1`
    expect(await attempt(database.owner, as(mine), read, [id])).toBe(1)
    expect(await attempt(database.owner, as(theirs), read, [id])).toBe(0)
    expect(await attempt(database.owner, { role: 'anon' }, read, [id])).toBe('42501')
    const remove = 'delete from chat_interactions where conversation_id = $1'
    expect(await attempt(database.owner, as(theirs), remove, [id])).toBe(0)
  })
})

describe('AST-77 the outcome of a proposal', () => {
  const add = 'select add_chat_outcome($1, $2)'

  const read = 'select outcomes from chat_interactions where id = $1'

  it('the owner adds the outcomes of proposals, one after another', async () => {
    const id = await say(mine, randomUUID(), 'Agenda una visita', '2026-11-01T10:00:00Z')
    const lines = await inOneTransaction(
      mine,
      [add, [id, 'Visita agendada']],
      [add, [id, 'Tarea creada']],
      [read, [id]],
    )
    expect(lines).toEqual([{ outcomes: ['Visita agendada', 'Tarea creada'] }])
  })

  it('nobody but the owner can add the outcome of a proposal', async () => {
    const { owner } = database
    const id = await say(mine, randomUUID(), 'Agenda una visita', '2026-11-01T10:00:00Z')
    expect(await attempt(owner, { role: 'anon' }, add, [id, 'Ajeno'])).toBe('42501')
    const touched = `update chat_interactions set outcomes = '{Ajeno}' where id = $1`
    expect(await attempt(owner, as(theirs), touched, [id])).toBe(0)
  })

  it('an agent can change nothing of a stored turn but the outcome of its proposal', async () => {
    const change = `update chat_interactions set message = 'Otra cosa' where user_id = $1`
    expect(await attempt(database.owner, as(mine), change, [mine.id])).toBe('42501')
  })

  it('an outcome of more than 20,000 characters is refused', async () => {
    const id = await say(mine, randomUUID(), 'Hola', '2026-11-01T10:00:00Z')
    expect(await attempt(database.owner, as(mine), add, [id, 'x'.repeat(20_001)])).toBe('23514')
  })
})
