import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { scopeStatement } from '../../src/database/request-scope.ts'
import { insertRow } from '../rls/agents.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

type Stage = 1 | 2 | 3 | 4 | 5 | 6 | 7

interface Deal {
  path: [Stage, string][]
  client?: string
  type?: 'sale' | 'rent'
  amount?: number
  percentage?: number
  months?: number
  probability?: number
  closes?: string
  closedAmount?: number
  reason?: string
}

const stageId = (stage: Stage | undefined) =>
  stage === undefined ? null : `57a60000-0000-4000-8000-00000000000${stage}`

export class ReportsOffice {
  readonly #database: TestDatabase
  readonly agent: string

  private constructor(database: TestDatabase, agent: string) {
    this.#database = database
    this.agent = agent
  }

  static async open(): Promise<ReportsOffice> {
    const database = await createTestDatabase()
    return new ReportsOffice(database, await addUser(database.owner))
  }

  get owner(): Client {
    return this.#database.owner
  }

  close(): Promise<void> {
    return this.#database.drop()
  }

  addAgent(): Promise<string> {
    return addUser(this.owner)
  }

  add(table: string, row: Record<string, unknown>): Promise<string> {
    return insertRow(this.owner, table, { user_id: this.agent, ...row })
  }

  async addDeal(deal: Deal): Promise<void> {
    const [first, last] = [deal.path[0], deal.path.at(-1)]
    if (!first || !last) throw new Error('the path of a deal is empty')
    const id = await this.add('opportunities', {
      client_id: deal.client ?? null,
      stage_id: stageId(last[0]),
      type: deal.type ?? 'sale',
      expected_amount: deal.amount ?? null,
      commission_percentage: deal.percentage ?? null,
      commission_months: deal.months ?? null,
      probability: deal.probability ?? null,
      expected_close_date: deal.closes ?? null,
      closed_amount: deal.closedAmount ?? null,
      closed_reason: deal.reason ?? null,
      closed_at: last[0] > 5 ? last[1] : null,
      stage_changed_at: last[1],
      furthest_stage: Math.max(...deal.path.map(([stage]) => (stage === 7 ? 0 : stage))),
      created_at: first[1],
    })
    await this.owner.query('delete from opportunity_stage_changes where opportunity_id = $1', [id])
    for (const [index, [stage, at]] of deal.path.entries()) {
      const [from, since] = deal.path[index - 1] ?? []
      await this.add('opportunity_stage_changes', {
        opportunity_id: id,
        from_stage_id: stageId(from),
        stage_id: stageId(stage),
        created_at: at,
        entered_previous_at: since ?? null,
      })
    }
  }

  async report(name: string, from: string, to: string, agent = this.agent): Promise<Report> {
    await this.owner.query('begin')
    try {
      await this.owner.query(
        scopeStatement({
          role: 'authenticated',
          claims: JSON.stringify({ role: 'authenticated', sub: agent }),
          method: 'POST',
          path: '/',
          headers: '{}',
        }),
      )
      const { rows } = await this.owner.query<{ report: Report }>(
        `select public.report_${name}($1, $2, 'America/Mexico_City') as report`,
        [from, to],
      )
      return rows[0]!.report
    } finally {
      await this.owner.query('rollback')
    }
  }
}

export type Report = Record<string, unknown>

async function addUser(owner: Client): Promise<string> {
  const id = randomUUID()
  await owner.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@agente.mx`])
  return id
}
