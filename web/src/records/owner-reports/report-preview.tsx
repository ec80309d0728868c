import {
  describeReport,
  OWNER_REPORT_TEXTS,
  type OwnerReportFacts,
  type ReportGroup,
  type ReportPeriod,
  type ReportSection,
} from '@predio/domain/owner-reports'
import { cx } from '../../ui/cx.ts'
import { messages } from './messages.ts'

interface ReportPreviewProps {
  facts: OwnerReportFacts
  period: ReportPeriod
  isStale: boolean
}

export function ReportPreview({ facts, period, isStale }: ReportPreviewProps) {
  const { figures, sections } = describeReport(facts, period)
  return (
    <section
      aria-label={messages.preview}
      aria-busy={isStale}
      className={cx('flex flex-col gap-4 transition-opacity', isStale && 'opacity-60')}
    >
      <h2 className="font-medium">{messages.preview}</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(({ id, value, label }) => (
          <li key={id} className="flex flex-col gap-1 rounded-lg bg-sunken p-4">
            <span className="text-2xl leading-none font-semibold tabular-nums">{value}</span>
            <span className="text-sm text-pretty text-ink-soft">{label}</span>
          </li>
        ))}
      </ul>
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line">
        {sections.map((section) => (
          <li key={section.id} className="flex flex-col gap-2 px-4 py-3">
            <Section {...section} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{messages.anonymous}</p>
    </section>
  )
}

function Section({ id, title, text, groups }: ReportSection) {
  return (
    <>
      <h3 className="text-sm font-semibold">{title}</h3>
      <p className="text-sm text-ink-soft">{text}</p>
      {id === 'similar'
        ? groups.map((group) => <Comparison key={group.title} group={group} />)
        : groups.map((group) => <Rows key={group.title} group={group} />)}
    </>
  )
}

function Rows({ group: { title, rows } }: { group: ReportGroup }) {
  return (
    <div className="text-sm">
      {title && <h4 className="font-medium text-ink-soft">{title}</h4>}
      <ul>
        {rows.map(({ label, value }) => (
          <li key={label} className="flex flex-wrap justify-between gap-x-4">
            <span>{label}</span>
            <span className="font-medium tabular-nums">{value}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Comparison({ group: { rows } }: { group: ReportGroup }) {
  return (
    <table className="w-full text-left text-sm">
      <thead className="text-ink-soft">
        <tr>
          <th scope="col">
            <span className="sr-only">{OWNER_REPORT_TEXTS.fact}</span>
          </th>
          <th scope="col" className="pl-3 text-right font-medium">
            {OWNER_REPORT_TEXTS.own}
          </th>
          <th scope="col" className="pl-3 text-right font-medium">
            {OWNER_REPORT_TEXTS.others}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value, other }) => (
          <tr key={label}>
            <th scope="row" className="font-normal">
              {label}
            </th>
            <td className="pl-3 text-right font-medium tabular-nums">{value}</td>
            <td className="pl-3 text-right text-ink-soft tabular-nums">{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
