import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../scripts/lib/root.mjs'
import type { RunningServer } from '../../test-support/server.ts'
import { processorSeconds } from '../../test-support/watch-memory.ts'
import { Latencies, type LatencySummary } from './latencies.ts'
import {
  KINDS,
  type GeneratorMessage,
  type GeneratorReport,
  type Kind,
  type LoadJob,
  type LoadPerson,
} from './load-job.ts'
import { PASSWORD } from './seed-agents.ts'

export interface LoadReport {
  agents: number
  seconds: number
  latencies: Partial<Record<Kind, LatencySummary>>
  errors: Record<string, number>
  requestsPerSecond: number
  acknowledged: { tasks: number; files: number }
  reconnected: number
  processor: { server: number; generator: number }
  costPerAgentMinute: number
  costPerRequest: number
}

interface Load {
  server: RunningServer
  people: readonly LoadPerson[]
  seconds: number
  onMeasuring?: () => void
}

const AGENTS_A_PROCESS = 500
/** Comparing passwords is slow on purpose, so about seven people sign in each second. */
const RAMP_SECONDS_AN_AGENT = 0.15

export async function runAgents({
  server,
  people,
  seconds,
  onMeasuring,
}: Load): Promise<LoadReport> {
  const generators = Array.from(
    { length: Math.ceil(people.length / AGENTS_A_PROCESS) },
    () => new Generator(),
  )
  try {
    const rampSeconds = people.length * RAMP_SECONDS_AN_AGENT
    const job = {
      port: Number(new URL(server.url).port),
      apikey: server.publishableKey,
      password: PASSWORD,
      rampSeconds,
      seconds,
    }
    await Promise.all(
      generators.map((generator, i) => {
        const own = people.filter((_, n) => n % generators.length === i)
        return generator.ramp({ ...job, people: own })
      }),
    )
    onMeasuring?.()
    const before = processorSeconds(server.pid)
    const reports = await Promise.all(generators.map((generator) => generator.measure()))
    return summarize(people.length, seconds, processorSeconds(server.pid) - before, reports)
  } finally {
    for (const generator of generators) generator.stop()
  }
}

function summarize(
  agents: number,
  seconds: number,
  serverSeconds: number,
  reports: readonly GeneratorReport[],
): LoadReport {
  const merged = new Map<Kind, Latencies>(KINDS.map((kind) => [kind, new Latencies()]))
  const errors: Record<string, number> = {}
  for (const { latencies, errors: own } of reports) {
    for (const kind of KINDS) if (latencies[kind]) merged.get(kind)!.merge(latencies[kind])
    for (const [key, count] of Object.entries(own)) errors[key] = (errors[key] ?? 0) + count
  }
  const sum = (value: (report: GeneratorReport) => number) =>
    reports.reduce((total, report) => total + value(report), 0)
  const summaries = [...merged].map(([kind, latencies]) => [kind, latencies.summary()] as const)
  const requests = summaries
    .filter(([kind]) => kind !== 'change heard')
    .reduce((total, [, { count }]) => total + count, 0)
  const share = (processor: number) => Math.round((processor / seconds) * 100)
  return {
    agents,
    seconds,
    latencies: Object.fromEntries(summaries.filter(([, { count }]) => count > 0)),
    errors,
    requestsPerSecond: Math.round((requests / seconds) * 10) / 10,
    acknowledged: {
      tasks: sum(({ acknowledged }) => acknowledged.tasks),
      files: sum(({ acknowledged }) => acknowledged.files),
    },
    reconnected: sum(({ reconnected }) => reconnected),
    processor: {
      server: share(serverSeconds),
      generator: share(sum(({ processorSeconds: own }) => own)),
    },
    costPerAgentMinute: Math.round((serverSeconds * 1000 * 60) / seconds / agents),
    costPerRequest: Math.round((serverSeconds * 1e4) / requests) / 10,
  }
}

class Generator {
  readonly #child: ChildProcess
  #next: { resolve(message: GeneratorMessage): void; reject(error: Error): void } | undefined

  constructor() {
    const script = join(root, 'prove/load/generator.ts')
    this.#child = fork(script, { execArgv: ['--import', 'tsx'] })
    this.#child.on('message', (message) => this.#next?.resolve(message as GeneratorMessage))
    this.#child.on('exit', () => this.#next?.reject(new Error('a process of agents ended')))
  }

  async ramp(job: LoadJob): Promise<void> {
    await this.#ask(job)
  }

  async measure(): Promise<GeneratorReport> {
    const message = await this.#ask('measure')
    if (message.state !== 'done') throw new Error('a process of agents lost its turn')
    return message.report
  }

  stop(): void {
    this.#next = undefined
    this.#child.kill()
  }

  #ask(message: LoadJob | 'measure'): Promise<GeneratorMessage> {
    return new Promise((resolve, reject) => {
      this.#next = { resolve, reject }
      this.#child.send(message)
    })
  }
}
