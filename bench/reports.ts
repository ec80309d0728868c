/**
 * Measures each report of an agent with 10,000 opportunities, compared with a bare `select 1` over the same path: `npm run bench --
 * reports`. Fails if a report takes too many times as long.
 */
import { REPORT_NAMES } from '../domain/src/reports/index.ts'
import { OPPORTUNITIES, seedLargePipeline } from '../test-support/large-pipeline.ts'
import { besideBare } from './beside-bare.ts'

const MAX_TIMES = 20

const year = new Date().getUTCFullYear()
const RANGES = {
  year: { first_day: `${year}-01-01`, last_day: `${year}-12-31` },
  all: { first_day: `${year - 8}-01-01`, last_day: `${year + 1}-12-31` },
}

const ratios = await besideBare({
  title: `Of one agent in an office of ten: ${OPPORTUNITIES} opportunities`,
  seed: ({ dataDir }, userId) => seedLargePipeline(dataDir, userId),
  cases: () =>
    Object.entries(RANGES).flatMap(([name, range]) =>
      REPORT_NAMES.map((report) => ({
        label: `${report}, ${name}`,
        path: `rpc/report_${report}`,
        body: { ...range, zone: 'America/Mexico_City' },
      })),
    ),
})
const slow = [...ratios].filter(([, times]) => times > MAX_TIMES)
for (const [label] of slow) console.error(`${label}: more than ${MAX_TIMES} times`)
process.exitCode = slow.length === 0 ? 0 : 1
