/**
 * Compares reads of clients between an older commit and this one. Each has a database of its own, and the two take turns: `npm run bench --
 * compare REF` (`--seconds N`, `--case NAME`).
 */
import { buildServer, findCommit } from '../test-support/older-release.ts'
import { startServer, type RunningServer } from '../test-support/server.ts'
import { canWatchMemory, processorSeconds } from '../test-support/watch-memory.ts'
import { toWire } from './http-requests.ts'
import type { HttpJob } from './jobs.ts'
import { LoadProcess } from './load-process.ts'
import { readOptions } from './options.ts'
import { median } from './report.ts'
import { seedAccounts, type SeededAccount } from './seed.ts'

const ROUNDS = 5
/** The servers also take turns within a round, so that other load of the machine affects both. */
const TURNS_A_ROUND = 4
const WARM_UP_SECONDS = 5
const NAMED_ROWS = 12

const ORDER = ['before', 'now'] as const

const SEVEN = 'id,type,first_name,last_name,email,phone,status'
const OPPORTUNITY = 'id,expected_amount,status,created_at'
const NEWEST = 'order=created_at.desc,id.desc'

const CASES = [
  { name: 'row', label: 'One row', query: 'select=*&id=eq.ID' },
  { name: 'page', label: 'Page of 50, all columns', query: `select=*&${NEWEST}&limit=50` },
  {
    name: 'named',
    label: 'Page of 50, seven columns',
    query: `select=${SEVEN}&${NEWEST}&limit=50`,
  },
  { name: 'rows', label: '500 rows', query: `select=*&${NEWEST}&limit=500` },
  {
    name: 'nested',
    label: '500 rows with opportunities',
    query: `select=*,opportunities(*)&${NEWEST}&limit=500`,
  },
  {
    name: 'nested-named',
    label: '500 rows with opportunities, named columns',
    query: `select=${SEVEN},opportunities(${OPPORTUNITY})&${NEWEST}&limit=500`,
  },
]

type CompareCase = (typeof CASES)[number]
type SideName = (typeof ORDER)[number]

interface Side {
  server: RunningServer
  accounts: SeededAccount[]
}

interface Measured {
  rates: number[]
  completed: number
  /** The processor time of the server and its PostgreSQL. Some systems do not tell it. */
  processorSeconds: number
}

interface Comparison extends Record<SideName, Measured> {
  label: string
}

async function main(): Promise<void> {
  const [ref, ...args] = process.argv.slice(2)
  if (ref === undefined || ref.startsWith('-')) throw new Error('compare takes a commit or a tag')
  const { seconds, only } = readOptions(args)
  const chosen = CASES.filter(({ name }) => only === undefined || only === name)
  if (chosen.length === 0) throw new Error(`cases: ${CASES.map(({ name }) => name).join(', ')}`)
  const commit = findCommit(ref)
  if (commit === undefined) {
    console.error(
      `${ref} is not in this copy's history. A shallow copy gets the whole one with git fetch --unshallow --tags.`,
    )
    process.exitCode = 1
    return
  }
  const folder = buildServer(commit)
  const load = new LoadProcess<HttpJob>('http-load.ts')
  const servers: RunningServer[] = []
  try {
    for (const program of [{ folder }, {}]) servers.push(await startServer(program))
    const [older, newer] = servers as [RunningServer, RunningServer]
    const sides = {
      before: { server: older, accounts: await seedAccounts(older) },
      now: { server: newer, accounts: await seedAccounts(newer) },
    }
    const results: Comparison[] = []
    for (const each of chosen) results.push(await compare(load, each, sides, seconds))
    report(ref, results)
  } finally {
    load.stop()
    await Promise.all(servers.map((server) => server.stop()))
  }
}

async function compare(
  load: LoadProcess<HttpJob>,
  each: CompareCase,
  sides: Record<SideName, Side>,
  seconds: number,
): Promise<Comparison> {
  const jobs = { before: jobOf(sides.before, each), now: jobOf(sides.now, each) }
  const samples: string[] = []
  for (const job of [jobs.before, jobs.now]) {
    samples.push((await load.run({ ...job, seconds: WARM_UP_SECONDS })).sample)
  }
  checkSameRows(each.label, samples[0]!, samples[1]!)
  const measured = (): Measured => ({ rates: [], completed: 0, processorSeconds: 0 })
  const result: Comparison = { label: each.label, before: measured(), now: measured() }
  for (let round = 0; round < ROUNDS; round++) {
    const totals = { before: { completed: 0, seconds: 0 }, now: { completed: 0, seconds: 0 } }
    for (let turn = 0; turn < TURNS_A_ROUND; turn++) {
      for (const name of turn % 2 === 0 ? ORDER : ORDER.toReversed()) {
        const { pid } = sides[name].server
        const earlier = processorSeconds(pid)
        const run = await load.run({ ...jobs[name], seconds: seconds / TURNS_A_ROUND })
        result[name].processorSeconds += processorSeconds(pid) - earlier
        totals[name].completed += run.completed
        totals[name].seconds += run.seconds
      }
    }
    for (const name of ORDER) {
      result[name].completed += totals[name].completed
      result[name].rates.push(totals[name].completed / totals[name].seconds)
    }
  }
  const ratios = ratiosOf(result).map((ratio) => ratio.toFixed(2))
  console.log(`${each.label}: ${ratios.join(' ')}`)
  return result
}

/** The accounts take turns, so that a row of one account is requested only after the rows of all others. */
function jobOf({ server, accounts }: Side, { query }: CompareCase): Omit<HttpJob, 'seconds'> {
  const rows = query.includes('ID') ? NAMED_ROWS : 1
  const requests = Array.from({ length: rows }, (_, row) =>
    accounts.map((account) =>
      toWire(server, account, {
        method: 'GET',
        table: 'clients',
        query: query.replace('ID', account.clientIds[row]!),
      }),
    ),
  )
  return { port: Number(new URL(server.url).port), requests: requests.flat() }
}

/** Columns that a later commit adds may differ, but the rows must be the same. */
function checkSameRows(label: string, before: string, now: string): void {
  const [older, newer] = [before, now].map((text) => JSON.parse(text) as Record<string, unknown>[])
  const [first, second] = [older!, newer!].map((rows) =>
    rows.map((row) => [row['first_name'], (row['opportunities'] as unknown[] | undefined)?.length]),
  )
  if (first!.length > 0 && JSON.stringify(first) === JSON.stringify(second)) return
  throw new Error(`${label}: the sides differ\n${before.slice(0, 500)}\n${now.slice(0, 500)}`)
}

function ratiosOf({ before, now }: Comparison): number[] {
  return now.rates.map((rate, round) => rate / before.rates[round]!)
}

function report(ref: string, results: readonly Comparison[]): void {
  console.log(`\nRequests a second, ${ROUNDS} rounds in turn\n`)
  console.log(
    `| Case | ${ref} | Now | Ratio | Spread | Processor, ${ref} | Processor, now |\n|---|---:|---:|---:|---:|---:|---:|`,
  )
  for (const result of results) {
    const ratios = ratiosOf(result)
    const cells = [
      result.label,
      ...ORDER.map((name) => Math.round(median(result[name].rates))),
      median(ratios).toFixed(2),
      `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
      ...ORDER.map((name) => printProcessor(result[name])),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  // A ratio below 1 in every round is more than the variation between rounds.
  const slower = results.filter((result) => Math.max(...ratiosOf(result)) < 1)
  for (const { label } of slower) console.error(`${label}: slower than ${ref}`)
  process.exitCode = slower.length === 0 ? 0 : 1
}

/** Processor time is more reliable than requests a second when other programs run on the same machine. */
function printProcessor({ processorSeconds: taken, completed }: Measured): string {
  return canWatchMemory ? `${((taken / completed) * 1000).toFixed(2)} ms` : ''
}

await main()
