import { describeErrors } from './load.ts'
import { withLoadServer } from './load/load-server.ts'
import { runAgents, type LoadReport } from './load/run-agents.ts'
import { grouped, table, type Part } from './part.ts'

const SHARES = [0.05, 0.125, 0.25, 0.5, 0.75, 1]
const MAX_P99 = 300

export const steps: Part<LoadReport[]> = {
  name: 'steps',
  title: 'How many agents, and what each costs',
  full: { agents: 2000, minutes: 2 },
  run: ({ agents = 0, minutes = 0 }) =>
    withLoadServer(agents, async ({ server, people }) => {
      const reports: LoadReport[] = []
      for (const share of SHARES) {
        const some = people.slice(0, Math.max(1, Math.round(agents * share)))
        console.log(`${some.length} agents for ${minutes} minutes`)
        reports.push(await runAgents({ server, people: some, seconds: minutes * 60 }))
      }
      return reports
    }),
  present(reports) {
    const rows = reports.map((report) => [
      grouped(report.agents),
      report.requestsPerSecond,
      ...(['read', 'write', 'upload'] as const).map((kind) => report.latencies[kind]?.p99 ?? '–'),
      `${report.processor.server} %`,
      report.costPerAgentMinute,
      report.costPerRequest,
      describeErrors(report.errors),
    ])
    const seconds = reports[0]?.seconds ?? 0
    return [
      `The same agents, ${Math.round(seconds)} s a step, on one database with the rows of all ${grouped(reports.at(-1)?.agents ?? 0)}.`,
      '',
      ...table(
        [
          'Agents',
          'Requests/s',
          'p99 read (ms)',
          'p99 write',
          'p99 upload',
          'Of one core',
          'Processor ms an agent and minute',
          'Processor ms a request',
          'Failures',
        ],
        rows,
      ),
      '',
      `- ${describeLimit(reports)}`,
    ]
  },
}

export function describeLimit(reports: readonly LoadReport[]): string {
  const isOver = ({ latencies }: LoadReport) =>
    Math.max(latencies.read?.p99 ?? 0, latencies.write?.p99 ?? 0) > MAX_P99
  const first = reports.findIndex(isOver)
  const most = reports.at(-1)?.agents ?? 0
  if (first < 0)
    return `p99 of reads and writes stays under ${MAX_P99} ms up to ${grouped(most)} agents.`
  const before = first === 0 ? 0 : reports[first - 1]!.agents
  return `p99 of reads or writes passes ${MAX_P99} ms between ${grouped(before)} and ${grouped(reports[first]!.agents)} agents.`
}
