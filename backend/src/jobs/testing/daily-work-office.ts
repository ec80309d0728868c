import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { createAgent, insertRow, type Agent } from '../../../test/rls/agents.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import type { JobReport } from '../daily-work.ts'

export interface Notice {
  kind: string
  title: string
  message: string
  data: Record<string, string>
}

/** A database with one agent. The writes of each test are undone. */
export class DailyWorkOffice {
  #database!: TestDatabase
  agent!: Agent

  constructor() {
    beforeAll(async () => {
      this.#database = await createTestDatabase()
      this.agent = await createAgent(this.owner)
      // The preferences and plans that the fixture made are removed, so that each case sets its own.
      await this.owner.query('delete from notification_preferences')
      await this.owner.query('delete from follow_up_runs')
      await this.owner.query(
        `update subscriptions set status = 'active', current_period_ends_at = '2099-01-01'`,
      )
    })
    afterAll(() => this.#database.drop())
    beforeEach(() => this.owner.query('begin'))
    afterEach(() => this.owner.query('rollback'))
  }

  get owner(): Client {
    return this.#database.owner
  }

  async runAt(at: string): Promise<JobReport> {
    const { rows } = await this.owner.query('select private.run_daily_work($1) as report', [at])
    return rows[0].report
  }

  async notices(): Promise<Notice[]> {
    const { rows } = await this.owner.query<Notice>(
      `select kind, title, message, data from notifications
       where user_id = $1 and kind <> 'welcome' order by kind, title`,
      [this.agent.id],
    )
    return rows
  }

  async noticesAt(at: string): Promise<string[]> {
    await this.runAt(at)
    return (await this.notices()).map((notice) => notice.kind)
  }

  async liveIn(zone: string): Promise<void> {
    await this.owner.query('update profiles set time_zone = $2 where id = $1', [
      this.agent.id,
      zone,
    ])
  }

  async celebrate(birthday: string): Promise<void> {
    await this.owner.query('update clients set birthday = $2 where id = $1', [
      this.agent.ids['clients'],
      birthday,
    ])
  }

  addTask(row: Record<string, unknown>): Promise<string> {
    const { id } = this.agent
    const task = { title: 'Llamar al notario', user_id: id, assigned_to: id, ...row }
    return insertRow(this.owner, 'tasks', task)
  }

  addVisit(row: Record<string, unknown>): Promise<string> {
    const visit = { type: 'visit', subject: 'Visita', user_id: this.agent.id, ...row }
    return insertRow(this.owner, 'interactions', visit)
  }
}
