/**
 * How long the CRM's screens wait for their data with 10,000 clients (and nine other agents beside), next to a bare
 * `select 1` through the same path: `npm run bench -- large-crm`.
 */
import { connectOwner, LARGE_CRM, seedLargeCrm } from '../test-support/large-crm.ts'
import type { RunningServer } from '../test-support/server.ts'
import { besideBare } from './beside-bare.ts'
import { crmRequests } from './crm-requests.ts'

/** Any of the agent's clients. */
async function someClient({ dataDir }: RunningServer, userId: string): Promise<string> {
  const owner = await connectOwner(dataDir)
  try {
    const { rows } = await owner.query<{ id: string }>(
      'select client_id as id from public.tasks where user_id = $1 limit 1',
      [userId],
    )
    return rows[0]!.id
  } finally {
    await owner.end()
  }
}

const sizes = Object.entries(LARGE_CRM).map(([what, count]) => `${count} ${what}`)
await besideBare({
  title: `Of each of ten agents: ${sizes.join(', ')}`,
  seed: ({ dataDir }, userId) => seedLargeCrm(dataDir, userId),
  cases: async (server, userId) =>
    crmRequests(userId, await someClient(server, userId), new Date()),
})
