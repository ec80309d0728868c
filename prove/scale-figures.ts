import type { LoadReport } from './load/run-agents.ts'
import { nameMachine } from './machine.ts'
import { grouped, table, type PartResult } from './part.ts'
import { describeLimit } from './steps.ts'

const BEGIN = '<!-- figures: written by npm run prove -->'
const END = '<!-- end of figures -->'
const AGENTS_AN_OFFICE = 10

export function fillFigures(page: string, result: PartResult | undefined): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error('docs/scale.md has no place for the figures')
  return [page.slice(0, begin + BEGIN.length), '', ...figuresOf(result), '', page.slice(end)].join(
    '\n',
  )
}

function figuresOf(result: PartResult | undefined): string[] {
  if (!result) return ['Not measured yet.']
  const reports = result.data as LoadReport[]
  const rows = reports.map(({ agents, latencies, processor }) => [
    grouped(agents),
    grouped(agents / AGENTS_AN_OFFICE),
    latencies.read?.p99 ?? '–',
    latencies.write?.p99 ?? '–',
    `${processor.server} %`,
  ])
  const seconds = grouped(reports[0]?.seconds ?? 0)
  return [
    `Measured with ${nameMachine(result.machine)}, ${seconds} s a step, the agents on the same cores:`,
    '',
    ...table(
      ['Agents at once', 'Offices of ten', 'p99 read (ms)', 'p99 write (ms)', 'Of one core'],
      rows,
    ),
    '',
    describeLimit(reports),
  ]
}
