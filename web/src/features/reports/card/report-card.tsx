import { ChartColumn, FileDown, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { type DayRange, tablesToCsv } from '@predio/domain/reports'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { useCsvExport } from '../../../ui/use-csv-export.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { messages, type ReportId, reportTexts } from '../messages.ts'
import type { Figure, ReportView } from '../view.ts'
import { REPORT_ICONS } from './report-icons.ts'
import { ReportPart } from './report-part.tsx'
import { Notice } from '../../../ui/notice.tsx'

const FILES: Record<ReportId, string> = {
  pipeline: 'embudo',
  stages: 'conversion',
  forecast: 'pronostico',
  commissions: 'comisiones',
  outcomes: 'ganadas-y-perdidas',
  sources: 'origenes',
  activity: 'actividad',
  tasks: 'tareas',
  prospects: 'prospectos',
  traffic: 'visitas-de-mi-sitio',
  inventory: 'inventario',
}

interface ReportCardProps {
  id: ReportId
  range: DayRange
  view: ReportView | undefined
  failure?: { title: string; retry: () => void } | undefined
  isOutdated?: boolean
  emptyAction?: ReactNode
  isWide?: boolean
}

/** REP-28: a failed report shows its error in its own card. */
export function ReportCard(props: ReportCardProps) {
  const { id, range, view, failure, isOutdated = false, emptyAction, isWide = false } = props
  const titleId = useId()
  const [isTable, setTable] = useState(false)
  const { title, empty, fill } = reportTexts[id]
  const Icon = REPORT_ICONS[id]
  const shown = view && !view.isEmpty ? view : undefined
  return (
    <section
      aria-labelledby={titleId}
      className="flex min-w-0 flex-col overflow-hidden rounded-lg bg-card shadow-md"
    >
      <div className="flex flex-1 flex-col gap-6 p-5 sm:p-6">
        <header className="flex flex-col">
          <h2 id={titleId} className="text-lg font-semibold">
            {title}
          </h2>
          <p className="min-h-5 text-sm text-ink-soft">{shown?.subtitle}</p>
        </header>
        {failure && <LoadFailure title={failure.title} onRetry={failure.retry} />}
        {!failure && !view && <ReportSkeleton />}
        {view?.isEmpty && (
          <EmptyState
            icon={<Icon aria-hidden="true" />}
            title={empty}
            text={fill}
            action={emptyAction}
          />
        )}
        {shown && (
          <div
            aria-busy={isOutdated}
            className={cx('flex flex-col gap-6 transition-opacity', isOutdated && 'opacity-50')}
          >
            <Figures figures={shown.figures} />
            <Notes {...shown} />
            <div className={cx('grid gap-8', isWide && 'lg:grid-cols-2 lg:gap-12')}>
              {shown.parts.map((part) => (
                <ReportPart key={part.table.caption} part={part} isTable={isTable} />
              ))}
            </div>
          </div>
        )}
      </div>
      {shown && (
        <footer className="flex flex-wrap justify-between gap-2 border-t border-line px-2 py-1.5 sm:px-3">
          <Button
            look="quiet"
            size="small"
            aria-label={`${isTable ? messages.asChart : messages.asTable}: ${title}`}
            icon={isTable ? <ChartColumn {...ICON} /> : <Table2 {...ICON} />}
            onPress={() => setTable(!isTable)}
          >
            {isTable ? messages.asChart : messages.asTable}
          </Button>
          <CsvButton id={id} range={range} view={shown} />
        </footer>
      )}
    </section>
  )
}

const ICON = { 'aria-hidden': true, className: 'size-4.5' } as const

function CsvButton({ id, range, view }: { id: ReportId; range: DayRange; view: ReportView }) {
  const { run } = useCsvExport({
    file: csvName(id, range),
    read: () => Promise.resolve(tablesToCsv(view.parts.map(({ table }) => table))),
    done: messages.exported,
    failed: messages.exportFailed,
  })
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={`${messages.csv}: ${reportTexts[id].title}`}
      icon={<FileDown {...ICON} />}
      onPress={run}
    >
      {messages.csv}
    </Button>
  )
}

const FIGURES = ['w-24', 'w-32', 'w-20']

function ReportSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <span className="sr-only">{messages.loading}</span>
      <div className="flex gap-8">
        {FIGURES.map((width) => (
          <div key={width} className="flex flex-col gap-2">
            <Skeleton className="w-16" />
            <Skeleton shape="block" className={`h-7 ${width}`} />
          </div>
        ))}
      </div>
      <Skeleton shape="block" className="h-64" />
    </div>
  )
}

function csvName(id: ReportId, { from, to }: DayRange): string {
  return `reporte-${FILES[id]}-${from}-a-${to}.csv`
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="text-xl font-semibold whitespace-nowrap tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Notes({ notes, isUrgent = false }: Pick<ReportView, 'notes' | 'isUrgent'>) {
  if (notes.length === 0) return null
  return (
    <Notice tone={isUrgent ? 'attention' : 'info'}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Notice>
  )
}
