import { KINDS } from './load/load-job.ts'
import { withLoadServer, writeProfile } from './load/load-server.ts'
import { runAgents, type LoadReport } from './load/run-agents.ts'
import { AGENT_SIZE, countStored } from './load/seed-agents.ts'
import { grouped, table, type Part } from './part.ts'

interface LoadData {
  report: LoadReport
  stored: { tasks: number; files: number }
}

const MAX_P99: Partial<Record<string, number>> = { read: 150, write: 300 }

export const load: Part<LoadData> = {
  name: 'load',
  title: 'Agents at work',
  full: { agents: 1000, minutes: 15 },
  run: ({ agents = 0, minutes = 0 }, { profile }) =>
    withLoadServer(agents, async ({ server, people, inspector }) => {
      const onMeasuring = () => {
        console.log(`measuring ${agents} agents for ${minutes} minutes`)
        if (profile) void inspector.startProfile()
      }
      const report = await runAgents({ server, people, seconds: minutes * 60, onMeasuring })
      if (profile)
        console.log(`profile: ${writeProfile('prove-load', await inspector.stopProfile())}`)
      return { report, stored: await countStored(server) }
    }),
  present({ report, stored }) {
    const { latencies, acknowledged, processor } = report
    const rows = KINDS.flatMap((kind) => {
      const found = latencies[kind]
      if (!found) return []
      const { count, p50, p95, p99, slowest } = found
      const aim = MAX_P99[kind]
      return [[kind, grouped(count), p50, p95, p99, aim ? `under ${aim}` : '', slowest]]
    })
    const sizes = Object.entries(AGENT_SIZE).map(([what, count]) => `${count} ${what}`)
    return [
      `${grouped(report.agents)} agents at once for ${describeSeconds(report.seconds)}, each with ${sizes.join(', ')}, ten seconds between two actions on`,
      'average (exponential, 1 to 60 s): open the app, listings, clients, a client’s page, search, board, tasks of today, save a client, add a task, move a',
      'card, upload 200 KB, and sign in once more within 15 minutes. Realtime is on. The agents run in processes of their own on the same cores.',
      '',
      ...table(['Milliseconds', 'Count', 'p50', 'p95', 'p99', 'Aim for p99', 'Slowest'], rows),
      '',
      `- ${report.requestsPerSecond} requests a second. Server and PostgreSQL took ${processor.server} % of one core, the agents ${processor.generator} %.`,
      `- Failures: ${describeErrors(report.errors)}.`,
      `- Acknowledged: ${grouped(acknowledged.tasks)} tasks and ${grouped(acknowledged.files)} files; stored: ${grouped(stored.tasks)} and ${grouped(stored.files)}; lost: ${lostOf(acknowledged, stored)}.`,
    ]
  },
}

function lostOf(acknowledged: LoadReport['acknowledged'], stored: LoadData['stored']): number {
  return (
    Math.max(0, acknowledged.tasks - stored.tasks) + Math.max(0, acknowledged.files - stored.files)
  )
}

export function describeErrors(errors: Record<string, number>): string {
  const all = Object.entries(errors).map(([what, count]) => `${what} × ${count}`)
  return all.length === 0 ? 'none' : all.join(', ')
}

function describeSeconds(seconds: number): string {
  return seconds >= 120 ? `${Math.round(seconds / 6) / 10} minutes` : `${Math.round(seconds)} s`
}
