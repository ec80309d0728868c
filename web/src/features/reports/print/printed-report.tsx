import { TableView } from '../card/table-view.tsx'
import { PartChart } from '../charts/part-chart.tsx'
import { messages, reportTexts, type ReportId } from '../messages.ts'
import type { ReportView } from '../view.ts'

const PAPER_WIDTH = 700

interface PrintedReportProps {
  id: ReportId
  view: ReportView | undefined
}

export function PrintedReport({ id, view }: PrintedReportProps) {
  const { title, empty } = reportTexts[id]
  const [first, ...others] = view && !view.isEmpty ? view.parts : []
  const heading = (
    <header className="mb-3 flex items-baseline justify-between gap-6 border-b border-line pb-1">
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="text-sm text-ink-soft">
        {first ? view?.subtitle : view ? empty : messages.unknown}
      </p>
    </header>
  )
  if (!view || !first) return <section className="mt-6 break-inside-avoid">{heading}</section>
  return (
    <section className="mt-6">
      <div className="break-inside-avoid">
        {heading}
        {view.notes.map((note) => (
          <p key={note} className="mb-2 text-sm text-ink-soft">
            {note}
          </p>
        ))}
        <Part part={first} />
      </div>
      {others.map((part) => (
        <div key={part.table.caption} className="mt-5 break-inside-avoid">
          <Part part={part} />
        </div>
      ))}
    </section>
  )
}

type PrintedPart = ReportView['parts'][number]

function Part({ part }: { part: PrintedPart }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-ink-soft">{part.table.caption}</h3>
      <div
        className={fitsBeside(part) ? 'grid grid-cols-2 items-start gap-8' : 'flex flex-col gap-2'}
      >
        <PartChart part={part} width={PAPER_WIDTH} height={170} />
        <TableView table={part.table} />
      </div>
    </div>
  )
}

function fitsBeside({ chart, table: { columns } }: PrintedPart): boolean {
  const texts = columns.filter(({ kind }) => kind === 'text').length
  return chart.kind !== 'columns' && columns.length <= 4 && texts === 1
}
