/**
 * Measures the CRM's screens with 10,000 clients (and nine other agents), compared with a bare `select 1` over the same path: `npm run
 * bench -- large-crm`.
 */
import { randomUUID } from 'node:crypto'
import {
  connectOwner,
  LARGE_CRM,
  seedLargeCrm,
  seedPreferencesOf,
} from '../test-support/large-crm.ts'
import type { RunningServer } from '../test-support/server.ts'
import { besideBare, timeOne } from './beside-bare.ts'
import { crmRequests } from './crm-requests.ts'

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

/** A view may take this many times as long as a select 1 (VIEW-10), and the counts of nine views together this many times. */
const MAX_RATIOS = { 'Vista: ': 20, 'Bar: ': 60 }
/** BULK-04 limits a change of 1,000 clients to this. */
const MAX_BULK_MS = 5000
const [BULK_SIZE, BATCH_SIZE] = [1000, 100]

async function tagMany(server: RunningServer, userId: string, token: string): Promise<void> {
  const owner = await connectOwner(server.dataDir)
  const { rows } = await owner.query<{ id: string }>(
    'select id from public.clients where user_id = $1 limit $2',
    [userId, BULK_SIZE],
  )
  await owner.end()
  const ids = rows.map(({ id }) => id)
  let ms = 0
  const run = randomUUID()
  const action = { do: 'change', add_tags: ['Campaña'] }
  const first = { path: 'rpc/start_bulk_run', body: { run, kind: 'clients', action, ids } }
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const next = start === 0 ? first : { path: 'rpc/continue_bulk_run', body: { run } }
    ms += await timeOne(server, token, { label: 'tag', ...next })
  }
  console.log(`\nA tag for ${ids.length} clients, ${BATCH_SIZE} a request: ${ms.toFixed(0)} ms`)
  if (ms > MAX_BULK_MS) fail(`a tag for ${BULK_SIZE} clients takes over ${MAX_BULK_MS} ms`)
}

function fail(reason: string): void {
  console.error(reason)
  process.exitCode = 1
}

const sizes = Object.entries(LARGE_CRM).map(([what, count]) => `${count} ${what}`)
const ratios = await besideBare({
  title: `Of each of ten agents: ${sizes.join(', ')}`,
  seed: async ({ dataDir }, userId) => {
    await seedLargeCrm(dataDir, userId)
    const owner = await connectOwner(dataDir)
    await seedPreferencesOf(owner, [userId])
    await owner.end()
  },
  cases: async (server, userId) =>
    crmRequests(userId, await someClient(server, userId), new Date()),
  afterwards: tagMany,
})
for (const [label, ratio] of ratios) {
  const [, max = Infinity] =
    Object.entries(MAX_RATIOS).find(([kind]) => label.startsWith(kind)) ?? []
  if (ratio > max) fail(`${label} takes ${ratio.toFixed(1)} times a select 1, more than ${max}`)
}
