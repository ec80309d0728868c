import { rmSync } from 'node:fs'
import { withPassedSecondFactor } from '../backend/src/http/second-factor-claim.ts'
import { databaseAddress } from '../test-support/database-address.ts'
import { startServer, type RunningServer } from '../test-support/server.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { benchCases, type BenchCase } from './cases.ts'
import { headersFor, toWire } from './http-requests.ts'
import type { HttpJob, JobResult, StraightJob } from './jobs.ts'
import { LoadProcess } from './load-process.ts'
import { readOptions, type BenchOptions } from './options.ts'
import {
  LEAST_RATIO,
  ratioOf,
  ratioToPlain,
  toTable,
  writeResults,
  type CaseResult,
} from './report.ts'
import { seedAgents } from './seed.ts'
import { timeStart } from './start-times.ts'
import { readSchemaCache, toStraight } from './straight-statements.ts'

const ROUNDS = 3
/** The server compiles its hot paths only while it runs, so it is warmed up first. */
const WARM_UP_SECONDS = 3

interface Prepared extends BenchCase {
  http: Omit<HttpJob, 'seconds'>
  straight: Omit<StraightJob, 'seconds'>
  baseline: Omit<StraightJob, 'seconds'>
}

interface Sides {
  http: LoadProcess<HttpJob>
  straight: LoadProcess<StraightJob>
  baseline: LoadProcess<StraightJob>
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  const dataDir = temporaryFolder('bench')
  try {
    const starts = { firstMs: await timeStart(dataDir), againMs: await timeStart(dataDir) }
    console.log(`Start to first answer: ${starts.firstMs} ms new, ${starts.againMs} ms with data`)
    const server = await startServer({ dataDir })
    let results: CaseResult[]
    try {
      results = await measure(server, options)
    } finally {
      await server.stop()
    }
    console.log(`\n${toTable(results)}\n\nWritten to ${writeResults(results, starts)}`)
    const slow = results.filter((result) => ratioOf(result) < LEAST_RATIO)
    for (const { label } of slow) console.error(`${label}: less than ${LEAST_RATIO}`)
    const dear = results.filter((result) => ratioToPlain(result) < result.leastOfPlain)
    for (const { label, leastOfPlain } of dear) {
      console.error(`${label}: less than ${leastOfPlain} of the plain statement`)
    }
    process.exitCode = slow.length + dear.length === 0 ? 0 : 1
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measure(server: RunningServer, options: BenchOptions): Promise<CaseResult[]> {
  const cases = await prepareCases(server)
  const chosen = cases.filter(({ name }) => options.only === undefined || options.only === name)
  if (chosen.length === 0) throw new Error(`cases: ${cases.map(({ name }) => name).join(', ')}`)
  const sides: Sides = {
    http: new LoadProcess('http-load.ts'),
    straight: new LoadProcess('straight-load.ts'),
    baseline: new LoadProcess('straight-load.ts'),
  }
  try {
    const results: CaseResult[] = []
    for (const prepared of chosen) {
      results.push(await measureCase(sides, prepared, options.seconds))
    }
    return results
  } finally {
    sides.http.stop()
    sides.straight.stop()
    sides.baseline.stop()
  }
}

async function prepareCases(server: RunningServer): Promise<Prepared[]> {
  const agent = await seedAgents(server)
  const cache = await readSchemaCache(server.dataDir)
  const port = Number(new URL(server.url).port)
  const address = databaseAddress(server.dataDir)
  // The server writes these claims for a session that owes no second factor.
  const claims = withPassedSecondFactor(agent.claims)
  return benchCases(agent).map((benchCase) => {
    const requests = benchCase.requests.map((request) => toWire(server, agent, request))
    const statements = benchCase.requests.map((request) =>
      toStraight(request, cache, claims, headersFor(server, agent, request)),
    )
    return Object.assign(benchCase, {
      http: { port, requests },
      straight: { address, statements },
      baseline: { address, statements: benchCase.plain },
    })
  })
}

/** The three sides alternate, so that other load of the machine affects all of them. */
async function measureCase(
  { http, straight, baseline }: Sides,
  prepared: Prepared,
  seconds: number,
): Promise<CaseResult> {
  const [over, under] = [
    await http.run({ ...prepared.http, seconds: WARM_UP_SECONDS }),
    await straight.run({ ...prepared.straight, seconds: WARM_UP_SECONDS }),
  ]
  await baseline.run({ ...prepared.baseline, seconds: WARM_UP_SECONDS })
  if (prepared.requests[0]?.method === 'GET') checkSame(prepared.label, over, under)
  const { name, label, leastOfPlain } = prepared
  const result: CaseResult = { name, label, leastOfPlain, http: [], straight: [], plain: [] }
  for (let round = 0; round < ROUNDS; round++) {
    result.http.push(rateOf(await http.run({ ...prepared.http, seconds })))
    result.straight.push(rateOf(await straight.run({ ...prepared.straight, seconds })))
    result.plain.push(rateOf(await baseline.run({ ...prepared.baseline, seconds })))
  }
  const shown = (rates: number[]) => rates.map((rate) => Math.round(rate)).join(' ')
  console.log(
    `${prepared.label}: http ${shown(result.http)}, straight ${shown(result.straight)}, ratio ${ratioOf(result).toFixed(2)}, plain ${shown(result.plain)}, ratio ${ratioToPlain(result).toFixed(2)}`,
  )
  return result
}

function checkSame(label: string, over: JobResult, under: JobResult): void {
  if (over.sample === under.sample && over.sample.length > 2) return
  throw new Error(
    `${label}: the sides differ\n${over.sample.slice(0, 500)}\n${under.sample.slice(0, 500)}`,
  )
}

function rateOf({ completed, seconds }: JobResult): number {
  return completed / seconds
}

await main()
