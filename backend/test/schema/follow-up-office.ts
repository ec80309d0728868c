import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createAgent, type Agent } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

export const STEPS = [
  { day: 0, kind: 'message', text: 'Hola {{nombre}}' },
  { day: 3, kind: 'task', text: 'Llamar' },
  { day: 10, kind: 'task', text: 'Visitar' },
]

export interface Run {
  id: string
  state: string
  why: string | null
  next_step: number
  next_on: string | null
  started_on: string
  plan_name: string
}

export interface Task {
  title: string
  message: string | null
  description: string
  due: string
}

export class FollowUpOffice {
  #database!: TestDatabase
  agent!: Agent
  today!: string

  constructor() {
    beforeAll(async () => {
      this.#database = await createTestDatabase()
    })
    afterAll(() => this.#database.drop())
    beforeEach(async () => {
      this.agent = await createAgent(this.owner)
      const { today } = await this.one<{ today: string }>(
        `select private.today_of($1)::text as today`,
        [this.agent.id],
      )
      this.today = today
    })
  }

  get owner(): Client {
    return this.#database.owner
  }

  get url(): string {
    return this.#database.url
  }

  one = async <Row>(text: string, values: unknown[] = []): Promise<Row> => {
    const { rows } = await this.owner.query(text, values)
    return rows[0] as Row
  }

  insert = async (table: string, row: Record<string, unknown>): Promise<string> => {
    const columns = Object.keys(row)
    const { id } = await this.one<{ id: string }>(
      `insert into ${table} (user_id, ${columns.join(', ')})
       values ($1, ${columns.map((_, i) => `$${i + 2}`).join(', ')}) returning id`,
      [this.agent.id, ...Object.values(row)],
    )
    return id
  }

  addClient = (change: Record<string, unknown> = {}): Promise<string> =>
    this.insert('clients', {
      type: 'comprador',
      first_name: 'Ana',
      last_name: 'Pech',
      ...change,
    })

  addPlan = (change: Record<string, unknown> = {}, steps: object[] = STEPS): Promise<string> =>
    this.insert('follow_up_plans', {
      name: 'Bienvenida',
      steps: JSON.stringify(steps),
      ...change,
    })

  runsOf = async (clientId: string): Promise<Run[]> => {
    const { rows } = await this.owner.query<Run>(
      `select id, state, why, next_step, next_on::text, started_on::text, plan_name from follow_up_runs
       where client_id = $1 order by created_at`,
      [clientId],
    )
    return rows
  }

  tasksOf = async (clientId: string): Promise<Task[]> => {
    const { rows } = await this.owner.query<Task>(
      `select title, message, description, (due_date at time zone 'America/Mexico_City')::text as due
       from tasks where client_id = $1 order by created_at, due_date`,
      [clientId],
    )
    return rows
  }

  age = (run: Run | undefined, days: number) =>
    this.owner.query(
      `update follow_up_runs set started_on = started_on - $2::integer, next_on = next_on - $2::integer,
         paused_on = paused_on - $2::integer where id = $1`,
      [run!.id, days],
    )

  setState = (run: Run | undefined, state: string) =>
    runAs(this.owner, this.agent, () =>
      this.owner.query('update follow_up_runs set state = $2 where id = $1', [run!.id, state]),
    )

  work = () => this.owner.query('select private.run_daily_work()')
}
