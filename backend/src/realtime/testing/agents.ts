import { randomUUID } from 'node:crypto'
import type { TestDatabase } from '../../../test/test-database.ts'
import type { Services } from '../../http/services.ts'

export interface Agent {
  id: string
  token(seconds?: number): Promise<string>
  run(text: string, values?: unknown[]): Promise<string[]>
  addTask(title: string, fields?: Record<string, string>): Promise<string>
}

export async function createAgent(database: TestDatabase, services: Services): Promise<Agent> {
  const id = randomUUID()
  await database.owner.query('insert into auth.users (id, email) values ($1, $2)', [
    id,
    `${id}@agente.mx`,
  ])
  const claims = { sub: id, role: 'authenticated', aud: 'authenticated' }
  async function run(text: string, values: unknown[] = []): Promise<string[]> {
    const scope = {
      role: 'authenticated',
      claims: JSON.stringify(claims),
      method: 'POST',
      path: '/',
      headers: '{}',
    }
    const { rows } = await services.database.run(scope, { text, values })
    return rows.map((row) => row[0] ?? '')
  }
  return {
    id,
    run,
    token(seconds = 3600) {
      const now = Math.floor(Date.now() / 1000)
      return services.keyring.sign({ ...claims, iat: now, exp: now + seconds, jti: randomUUID() })
    },
    async addTask(title, fields = {}) {
      const row = { title, ...fields }
      const names = Object.keys(row)
      const [taskId] = await run(
        `insert into tasks (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
        Object.values(row),
      )
      return taskId!
    },
  }
}
