import { formatCalendarDate } from '@predio/domain/dates'
import type { ReportName } from '@predio/domain/reports'
import { formatCell } from '@predio/domain/reports'
import { PrintSheet } from '../../../ui/print-sheet.tsx'
import { useProfile } from '../../../capabilities/profile/api/read-profile.ts'
import { describeReport } from '../describe-report.ts'
import { headlineOf } from '../headline-of.ts'
import { messages, periodLabels, type ReportId } from '../messages.ts'
import { describePrepared, describeRange } from '../describe.ts'
import { useInventory } from '../use-inventory.ts'
import type { Reports } from '../use-reports.ts'
import type { Asked, ReportView } from '../view.ts'
import { PrintedReport } from './printed-report.tsx'
import { useIsPrinting } from '../../../ui/use-is-printing.ts'

interface PrintedReportsProps {
  names: readonly ReportName[]
  reports: Reports
  asked: Asked
}

type Printed = [id: ReportId, view: ReportView | undefined]

/** REP-30: each report is printed with chart and table. */
export function PrintedReports(props: PrintedReportsProps) {
  return useIsPrinting() && <Sheet {...props} />
}

function Sheet({ names, reports, asked }: PrintedReportsProps) {
  const { data: profile } = useProfile()
  const inventory = useInventory().view
  const agent = [profile?.full_name, profile?.company].filter(Boolean).join(', ')
  const views: Printed[] = [
    ...names.map((name): Printed => [name, describeReport(name, reports[name], asked)]),
    ['inventory', inventory],
  ]
  return (
    <PrintSheet>
      <header className="flex items-end justify-between gap-6 border-b-2 border-action pb-3">
        <div>
          <p className="font-semibold text-action">Predio</p>
          <h1 className="text-2xl font-semibold">{messages.title}</h1>
          <p className="text-ink-soft">
            {periodLabels[asked.period]}: {describeRange(asked.range)}
          </p>
        </div>
        <p className="text-right text-sm text-ink-soft">
          {agent && <span className="block font-medium text-ink">{agent}</span>}
          {describePrepared(formatCalendarDate(asked.today, 'long'))}
        </p>
      </header>
      <dl className="mt-5 grid grid-cols-3 gap-x-6 gap-y-4">
        {headlineOf(reports, asked).map(({ id, label, value, kind, detail }) => (
          <div key={id}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">{formatCell(value, kind)}</dd>
            <dd className="text-sm text-ink-soft">{detail}</dd>
          </div>
        ))}
      </dl>
      {views.map(([id, view]) => (
        <PrintedReport key={id} id={id} view={view} />
      ))}
    </PrintSheet>
  )
}
