import { afterAll, beforeAll } from 'vitest'
import { createAgent, insertRow, type Agent } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

interface Accepted {
  outcome: string
  client_id: string
  is_new: boolean
  task_id: string
}

export const SPLIT = { first_name: 'Ana', last_name: 'Pech Uc' }

/** Prepares a database for the tests of prospects, with the functions that these tests use. */
export function prospectOffice() {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  async function as<Row>(agent: Agent, text: string, values: unknown[] = []): Promise<Row[]> {
    const { owner } = database
    return runAs(owner, agent, async () => (await owner.query(text, values)).rows as Row[])
  }

  return {
    as,
    owner: () => database.owner,
    createAgent: () => createAgent(database.owner),

    read: async <Row>(text: string, values: unknown[]) =>
      (await database.owner.query(text, values)).rows as Row[],

    /** Stores a waiting prospect as the function `prospects` does. */
    arrive: (agent: Agent, values: Record<string, unknown> = {}) =>
      insertRow(database.owner, 'prospects', {
        user_id: agent.id,
        source: 'form',
        source_name: 'Elementor',
        name: 'Ana Pech Uc',
        phone: '+529991112233',
        email: 'ana.pech@correo.mx',
        message: '¿Sigue disponible?',
        ...values,
      }),

    async accept(
      agent: Agent,
      prospect: string,
      given: { join?: string; client?: object; asNew?: boolean } = {},
    ): Promise<Accepted> {
      const [row] = await as<{ answer: Accepted }>(
        agent,
        'select accept_prospect($1, $2, $3, $4) as answer',
        [prospect, given.join ?? null, JSON.stringify(given.client ?? {}), given.asNew ?? false],
      )
      return row!.answer
    },
  }
}
