import { formatCell, type ReportRow } from '@predio/domain/reports'
import { ChevronDown } from 'lucide-react'
import { Fragment } from 'react'
import { describeWentOn } from '../describe.ts'

/** REP-04: the width of each stage shows its count. */
export function Funnel({ rows }: { rows: readonly ReportRow[] }) {
  const widest = Math.max(...rows.map(({ reached }) => Number(reached)), 1)
  const widthOf = (row: ReportRow | undefined) => (Number(row?.['reached'] ?? 0) / widest) * 100
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 text-sm">
      {rows.map((row, index) => {
        const { name, reached, went_on, conversion } = row
        const [own, next] = [widthOf(row), widthOf(rows[index + 1])]
        const isLast = index === rows.length - 1
        return (
          <Fragment key={String(name)}>
            <p className="col-start-1 font-medium">{name}</p>
            <svg width="100%" height={30} className="block">
              <rect
                x={`${50 - own / 2}%`}
                width={`${own}%`}
                height={30}
                rx={4}
                className={isLast ? 'fill-success' : 'fill-action'}
              />
            </svg>
            <p className="text-right font-medium tabular-nums">{formatCell(reached, 'count')}</p>
            {!isLast && (
              <div className="relative col-start-2 h-8">
                <svg
                  viewBox="0 0 100 10"
                  preserveAspectRatio="none"
                  className="absolute inset-0 size-full"
                >
                  <polygon
                    points={`${50 - own / 2},0 ${50 + own / 2},0 ${50 + next / 2},10 ${50 - next / 2},10`}
                    className="fill-action/12"
                  />
                </svg>
                {typeof conversion === 'number' && (
                  <p className="absolute inset-0 flex items-center justify-center gap-1 text-xs whitespace-nowrap text-ink-soft">
                    <ChevronDown className="size-3.5" />
                    {describeWentOn(conversion, Number(went_on), Number(reached))}
                  </p>
                )}
              </div>
            )}
          </Fragment>
        )
      })}
    </div>
  )
}
