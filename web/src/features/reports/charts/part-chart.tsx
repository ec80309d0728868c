import {
  formatCell,
  formatCellShort,
  type CellKind,
  type ReportTable,
} from '@predio/domain/reports'
import { BarChart } from '../../../ui/chart/bar-chart.tsx'
import type { ReportPart, SeriesOf } from '../view.ts'
import { Funnel } from './funnel.tsx'
import { RowBars } from './row-bars.tsx'

interface PartChartProps {
  part: ReportPart
  width?: number
  height?: number
}

/** Screen readers skip the chart and read the table instead. */
export function PartChart({ part: { table, chart }, width, height = 220 }: PartChartProps) {
  switch (chart.kind) {
    case 'rows':
      return <RowBars table={table} chart={chart} />
    case 'funnel':
      return <Funnel rows={table.rows} />
    case 'columns': {
      const kind = kindOf(table, chart.series)
      return (
        <BarChart
          title={table.caption}
          isTitleHidden
          hasTable={false}
          isStacked={chart.isStacked}
          labels={table.rows.map(({ short }) => String(short))}
          series={chart.series.map(({ key, name, tone }) => ({
            name,
            tone,
            values: table.rows.map((row) => Number(row[key] ?? 0)),
          }))}
          format={(value) => formatCell(value, kind)}
          formatShort={(value) => formatCellShort(value, kind)}
          height={height}
          {...(width !== undefined && { width })}
        />
      )
    }
  }
}

function kindOf({ columns }: ReportTable, series: readonly SeriesOf[]): CellKind {
  return columns.find(({ key }) => key === series[0]?.key)?.kind ?? 'count'
}
