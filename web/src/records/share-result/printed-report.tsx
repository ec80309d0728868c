import { PrintSheet } from '../../ui/print-sheet.tsx'
import type { Report } from './report.ts'

interface PrintedReportProps {
  report: Report
  prepared: string
}

export function PrintedReport({ report, prepared }: PrintedReportProps) {
  const { title, subject, headline, sections, notes } = report
  return (
    <PrintSheet>
      <p className="font-semibold text-action">Predio</p>
      <h1 className="text-2xl font-semibold">{title}</h1>
      <p className="text-ink-soft">{subject}</p>
      <p className="text-sm text-ink-soft">{prepared}</p>
      <p className="mt-6 flex items-baseline justify-between gap-6 rounded-md bg-action-soft px-4 py-3 text-action">
        <span>{headline.label}</span>
        <span className="text-2xl font-semibold tabular-nums">{headline.value}</span>
      </p>
      {sections.map((section) => (
        <section key={section.title} className="mt-6 break-inside-avoid">
          <h2 className="font-semibold">{section.title}</h2>
          <dl className="mt-1 divide-y divide-line border-y border-line text-sm">
            {section.lines.map(({ label, value, isTotal, bar }) => (
              <div
                key={label}
                className={`flex items-center gap-6 py-1.5 ${isTotal ? 'font-semibold' : ''}`}
              >
                <dt className="flex-1">{label}</dt>
                <dd className="flex items-center gap-4 tabular-nums">
                  {bar !== undefined && (
                    <span className="h-2 w-32">
                      <span
                        className="block h-full rounded-sm bg-action"
                        style={{ width: `${bar * 100}%` }}
                      />
                    </span>
                  )}
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {notes.map((note) => (
        <p key={note} className="mt-4 text-xs text-ink-soft">
          {note}
        </p>
      ))}
    </PrintSheet>
  )
}
