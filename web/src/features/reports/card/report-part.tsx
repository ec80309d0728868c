import { useId } from 'react'
import { PartChart } from '../charts/part-chart.tsx'
import type { ReportPart as Part } from '../view.ts'
import { TableView } from './table-view.tsx'

interface ReportPartProps {
  part: Part
  isTable: boolean
}

export function ReportPart({ part, isTable }: ReportPartProps) {
  const titleId = useId()
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h3 id={titleId} className="text-sm font-semibold text-ink-soft">
        {part.table.caption}
      </h3>
      {isTable ? (
        // A table wider than a phone scrolls inside its section, which the keyboard can focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section aria-labelledby={titleId} tabIndex={0} className="overflow-x-auto">
          <TableView table={part.table} />
        </section>
      ) : (
        <div className="relative">
          <div aria-hidden="true">
            <PartChart part={part} />
          </div>
          <div className="sr-only">
            <TableView table={part.table} />
          </div>
        </div>
      )}
    </div>
  )
}
