import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { describeErrors } from './load.ts'
import { withLoadServer } from './load/load-server.ts'
import { runAgents } from './load/run-agents.ts'
import { table, type Part } from './part.ts'

interface Mark {
  minute: number
  heapMb: number
  residentMb: number
}

interface MemoryData {
  agents: number
  marks: Mark[]
  errors: Record<string, number>
}

/** After a quarter of the time everything that is created only once exists, so growth is measured from then on. */
const FIRST_LOOK = 0.25
const MAX_GROWTH_PERCENT = 10

export const memory: Part<MemoryData> = {
  name: 'memory',
  title: 'Memory',
  full: { agents: 100, minutes: 40 },
  run: ({ agents = 0, minutes = 0 }) =>
    withLoadServer(agents, async ({ server, people, inspector }) => {
      const marks: Mark[] = []
      const look = async (minute: number) => {
        const heap = await inspector.heapAfterCollection()
        const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
        const resident = Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1]) * 1024
        marks.push({ minute, heapMb: toMb(heap), residentMb: toMb(resident) })
        console.log(`minute ${minute}: ${toMb(heap)} MB`)
      }
      let looks: Promise<void> = Promise.resolve()
      const onMeasuring = () => {
        looks = (async () => {
          await pause(minutes * 60_000 * FIRST_LOOK)
          await look(minutes * FIRST_LOOK)
          await pause(minutes * 60_000 * (1 - FIRST_LOOK))
          await look(minutes)
        })()
      }
      const seconds = minutes * 60 + 10
      const { errors } = await runAgents({ server, people, seconds, onMeasuring })
      await looks
      return { agents, marks, errors }
    }),
  present({ agents, marks, errors }) {
    const [first, last] = [marks[0], marks.at(-1)]
    const growth = first && last ? (last.heapMb / first.heapMb - 1) * 100 : Number.NaN
    return [
      `${agents} agents at work as above. The heap is measured after full collections, by the inspector of the server’s process.`,
      '',
      ...table(
        ['Minute', 'Heap after collection (MB)', 'Resident (MB)'],
        marks.map(({ minute, heapMb, residentMb }) => [
          Math.round(minute * 10) / 10,
          heapMb,
          residentMb,
        ]),
      ),
      '',
      `- Difference of the heap: ${growth.toFixed(1)} % (aim: under ${MAX_GROWTH_PERCENT} %). Failures: ${describeErrors(errors)}.`,
    ]
  },
}

function toMb(bytes: number): number {
  return Math.round(bytes / 1e5) / 10
}
