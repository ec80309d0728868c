import { formatCell, type ReportTable } from '@predio/domain/reports'
import { useId } from 'react'
import { FILL, type ChartTone } from '../../../ui/chart/chart-series.ts'
import { Swatch, textureFill, Textures } from '../../../ui/chart/texture.tsx'
import { describeHidden } from '../describe.ts'
import type { ChartSpec } from '../view.ts'

interface RowBarsProps {
  table: ReportTable
  chart: Extract<ChartSpec, { kind: 'rows' }>
}

export function RowBars({ table, chart }: RowBarsProps) {
  const { value, series, rest, detail, maxRows = table.rows.length } = chart
  const hidden = table.rows.length - maxRows
  const textures = useId()
  const [naming] = table.columns
  const kind = table.columns.find(({ key }) => key === value)?.kind ?? table.columns[1]?.kind
  const longest = Math.max(...table.rows.map((row) => Number(row[value] ?? 0)), 0)
  const share = (amount: unknown) => (longest > 0 ? (Number(amount ?? 0) / longest) * 100 : 0)
  const firstTone = series[0]?.tone ?? 'action'
  return (
    <div className="flex flex-col gap-4">
      {(series.length > 1 || rest) && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
          {series.map(({ key, name, tone }) => (
            <Legend key={key} name={name} tone={tone} />
          ))}
          {rest && <Legend name={rest} tone={firstTone} isRest />}
        </ul>
      )}
      <ul className="flex flex-col gap-3.5">
        {table.rows.slice(0, maxRows).map((row, index) => {
          const parts = series.map((each, of) => ({
            key: each.key,
            tone: each.tone,
            x: share(series.slice(0, of).reduce((sum, { key }) => sum + Number(row[key] ?? 0), 0)),
            width: share(row[each.key]),
          }))
          return (
            // oxlint-disable-next-line react/no-array-index-key -- two rows may have one name
            <li key={index} className="flex break-inside-avoid flex-col gap-1.5">
              <p className="flex items-baseline gap-2 text-sm">
                <span className="min-w-0 font-medium">{row[naming?.key ?? '']}</span>
                {detail && <span className="shrink-0 text-ink-soft">{detail(row)}</span>}
                <span className="ml-auto shrink-0 font-medium tabular-nums">
                  {formatCell(row[value], kind ?? 'count')}
                </span>
              </p>
              <svg width="100%" height={10} className="rounded-sm">
                <Textures id={`${textures}${index}`} />
                <rect width="100%" height={10} rx={3} className="fill-ink/6" />
                {rest && (
                  <rect
                    width={`${share(row[value])}%`}
                    height={10}
                    rx={3}
                    className={`${FILL[firstTone]} opacity-25`}
                  />
                )}
                {parts.map(({ key, tone, x, width }) => {
                  const shape = { x: `${x}%`, width: `${width}%`, height: 10, rx: 3 }
                  const texture = textureFill(`${textures}${index}`, tone)
                  return (
                    <g key={key}>
                      <rect {...shape} className={FILL[tone]} />
                      {texture && <rect {...shape} fill={texture} />}
                    </g>
                  )
                })}
              </svg>
            </li>
          )
        })}
      </ul>
      {hidden > 0 && <p className="text-sm text-ink-soft">{describeHidden(hidden)}</p>}
    </div>
  )
}

function Legend({ name, tone, isRest }: { name: string; tone: ChartTone; isRest?: boolean }) {
  return (
    <li className="flex items-center gap-2">
      <Swatch tone={tone} isRest={isRest ?? false} />
      {name}
    </li>
  )
}
