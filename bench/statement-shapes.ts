/**
 * Measures the statement of nested reads in several shapes, directly on the driver under row-level security: `npm run bench --
 * statement-shapes` (`--seconds N`). See docs/decisions/0011-lists-are-read-row-by-row.md.
 */
import { databaseAddress } from '../test-support/database-address.ts'
import { connectOwner } from '../test-support/large-crm.ts'
import { startServer, type RunningServer } from '../test-support/server.ts'
import { groupedSet } from './grouped-set.ts'
import type { BenchRequest } from './cases.ts'
import type { StraightJob } from './jobs.ts'
import { LoadProcess } from './load-process.ts'
import { readOptions } from './options.ts'
import { INSERT_OPPORTUNITIES, seedAgents, type SeededAgent } from './seed.ts'
import { readSchemaCache, toStraight, type StraightStatement } from './straight-statements.ts'

const ROUNDS = 3
const WARM_UP_SECONDS = 1
const MORE_ROWS = `
  insert into public.properties (user_id, title, location, price, property_type)
  select distinct user_id, 'Casa con jardín', 'Mérida, Yucatán', 1000000, 'casa' from public.clients;
  ${INSERT_OPPORTUNITIES};
  insert into public.property_clients (user_id, created_by, client_id, property_id)
  select client.user_id, client.user_id, client.id, home.id
  from public.clients as client join public.properties as home using (user_id)`

const CLIENT = 'id,first_name,last_name,email,phone'
const OPPORTUNITY = 'id,expected_amount,status,created_at'
const NEWEST = 'order=created_at.desc,id.desc'

interface ShapeCase {
  label: string
  table: string
  query: string
  setOf?: number
}

function shapeCases(): ShapeCase[] {
  const oneToMany = [1, 25, 500, 1000].map((parents) => ({
    label: `${parents} clients with opportunities`,
    table: 'clients',
    query: `select=${CLIENT},opportunities(${OPPORTUNITY})&${NEWEST}&limit=${parents}`,
    setOf: parents,
  }))
  return [
    ...oneToMany,
    {
      label: '500 clients, the two newest opportunities of each',
      table: 'clients',
      query: `select=${CLIENT},opportunities(${OPPORTUNITY})&opportunities.order=created_at.desc&opportunities.limit=2&${NEWEST}&limit=500`,
    },
    {
      label: '500 clients that have open opportunities',
      table: 'clients',
      query: `select=${CLIENT},opportunities!inner(${OPPORTUNITY})&opportunities.status=eq.open&${NEWEST}&limit=500`,
    },
    {
      label: '500 clients with a count of opportunities',
      table: 'clients',
      query: `select=${CLIENT},opportunities(count)&${NEWEST}&limit=500`,
    },
    {
      label: '500 clients with links to properties (through a table)',
      table: 'clients',
      query: `select=${CLIENT},property_clients(id,status,property:properties(id,title))&${NEWEST}&limit=500`,
    },
    {
      label: '500 tasks with a client each (many to one)',
      table: 'tasks',
      query:
        'select=id,title,status,priority,due_date,clients(id,first_name,last_name)&order=due_date.asc,id.asc&limit=500',
    },
    {
      label: 'Page of 50 clients',
      table: 'clients',
      query: `select=id,type,${CLIENT.slice(3)},status,tags,created_at&${NEWEST}&limit=50`,
    },
  ]
}

type Shapes = { rows: StraightStatement; printed: StraightStatement; set?: StraightStatement }

async function prepare(server: RunningServer, agent: SeededAgent): Promise<[string, Shapes][]> {
  const cache = await readSchemaCache(server.dataDir)
  return shapeCases().map(({ label, table, query, setOf }) => {
    const request: BenchRequest = { method: 'GET', table, query }
    const printed = toStraight(request, cache, agent.claims, {})
    const rows = toStraight(request, cache, agent.claims, {}, 'rows')
    const set = setOf === undefined ? {} : { set: { ...printed, statement: groupedSet(setOf) } }
    return [label, { rows, printed, ...set }]
  })
}

async function addRows({ dataDir }: RunningServer): Promise<void> {
  const owner = await connectOwner(dataDir)
  try {
    await owner.query(MORE_ROWS)
    await owner.query('vacuum analyze')
  } finally {
    await owner.end()
  }
}

/** The shapes alternate, so that other load of the machine affects all of them. */
async function compare(
  load: LoadProcess<StraightJob>,
  address: StraightJob['address'],
  shapes: Shapes,
  seconds: number,
): Promise<Map<string, number>> {
  const names = Object.keys(shapes) as (keyof Shapes)[]
  const run = (name: keyof Shapes, duration: number) =>
    load.run({ address, statements: [shapes[name]!], seconds: duration })
  const samples = new Set<string>()
  for (const name of names) samples.add((await run(name, WARM_UP_SECONDS)).sample)
  if (samples.size !== 1) throw new Error('the shapes give different answers')
  const totals = new Map<string, number>(names.map((name) => [name, 0]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const { completed, seconds: taken } = await run(name, seconds)
      totals.set(name, totals.get(name)! + completed / taken / ROUNDS)
    }
  }
  return totals
}

async function main(): Promise<void> {
  const { seconds } = readOptions(process.argv.slice(2))
  const server = await startServer()
  const load = new LoadProcess<StraightJob>('straight-load.ts')
  try {
    const agent = await seedAgents(server)
    await addRows(server)
    const address = databaseAddress(server.dataDir)
    console.log('\nAnswers a second: rows as JSON (before), printed (now), one grouped set\n')
    console.log('| Read | Rows | Printed | Printed / rows | Set | Set / rows |')
    console.log('|---|---:|---:|---:|---:|---:|')
    for (const [label, shapes] of await prepare(server, agent)) {
      const rates = await compare(load, address, shapes, seconds)
      const rows = rates.get('rows')!
      const cells = ['printed', 'set'].flatMap((name) => {
        const rate = rates.get(name)
        return rate === undefined ? ['', ''] : [rate.toFixed(0), (rate / rows).toFixed(2)]
      })
      console.log(`| ${label} | ${rows.toFixed(0)} | ${cells.join(' | ')} |`)
    }
  } finally {
    load.stop()
    await server.stop()
  }
}

await main()
