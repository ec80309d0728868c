import type { Client } from 'pg'
import { scopeStatement } from '../src/database/request-scope.ts'

interface RunAsOptions {
  /** Undo what was done, also where it succeeded. */
  rollsBack?: boolean
  /** More of what the caller's token says. */
  claims?: Record<string, unknown>
}

/** Does the work as the API does it for this agent, or for nobody: in a transaction of its own, with the caller's claims. */
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

/** The same for a transaction that the test ends itself. */
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
