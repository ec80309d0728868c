import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Family, Sample } from './family.ts'
import { counter, gauge, singleSample } from './make-family.ts'

interface ProcessMetrics {
  families(): Family[]
  close(): void
}

const RESOLUTION_MS = 20

/** Metrics that other Node programs have too keep the names that dashboards expect. */
export function watchProcess(version: string): ProcessMetrics {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()

  function lag(): Sample[] {
    const found = [
      ['0.5', delay.percentile(50)],
      ['0.99', delay.percentile(99)],
      ['1', delay.max],
    ] as const
    const isMeasured = delay.count > 0
    delay.reset()
    if (!isMeasured) return []
    return found.map(([quantile, ns]) => ({
      labels: { quantile },
      value: Math.max(0, ns / 1e9 - RESOLUTION_MS / 1000),
    }))
  }

  return {
    families() {
      const memory = process.memoryUsage()
      const cpu = process.cpuUsage()
      const uptime = process.uptime()
      return [
        gauge('predio_info', 'The version that runs; always 1.', [
          { labels: { version, node: process.version }, value: 1 },
        ]),
        gauge(
          'process_start_time_seconds',
          'When the process began, in seconds since 1970.',
          singleSample(Math.round(Date.now() / 1000 - uptime)),
        ),
        gauge('process_uptime_seconds', 'How long the process has run.', singleSample(uptime)),
        counter(
          'process_cpu_seconds_total',
          'Processor time of the process, without PostgreSQL.',
          singleSample((cpu.user + cpu.system) / 1e6),
        ),
        gauge('process_resident_memory_bytes', 'Memory of the process.', singleSample(memory.rss)),
        gauge(
          'nodejs_heap_size_used_bytes',
          'Memory of its objects.',
          singleSample(memory.heapUsed),
        ),
        gauge(
          'nodejs_heap_size_total_bytes',
          'Reserved for objects.',
          singleSample(memory.heapTotal),
        ),
        gauge(
          'nodejs_external_memory_bytes',
          'Buffers apart from them.',
          singleSample(memory.external),
        ),
        gauge('nodejs_eventloop_lag_seconds', 'Lateness since the last scrape.', lag()),
      ]
    },
    close: () => delay.disable(),
  }
}
