import type { Client } from 'pg'
import { scopeStatement } from '../src/database/request-scope.ts'

interface RunAsOptions {
  rollsBack?: boolean
  claims?: Record<string, unknown>
}

export async function runAs<Result>(
  client: Client,
  agent: { id: string } | undefined,
  work: () => Promise<Result>,
  { rollsBack = false, claims }: RunAsOptions = {},
): Promise<Result> {
  await beginAs(client, agent, claims)
  try {
    const result = await work()
    await client.query(rollsBack ? 'rollback' : 'commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

export async function beginAs(
  client: Client,
  agent: { id: string } | undefined,
  more: Record<string, unknown> = {},
): Promise<void> {
  const role = agent ? 'authenticated' : 'anon'
  const claims = JSON.stringify({ role, ...(agent && { sub: agent.id }), ...more })
  await client.query('begin')
  await client.query(scopeStatement({ role, claims, method: 'POST', path: '/', headers: '{}' }))
}
