import { useId } from 'react'
import { ChartAxes } from './chart-axes.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { FILL, toneOf, type ChartProps, type ChartSeries } from './chart-series.ts'
import { layOut } from './scale.ts'
import { textureFill, Textures } from './texture.tsx'

interface BarChartProps extends ChartProps {
  isStacked?: boolean
}

const ROOM_FOR_VALUE = 56
const WIDEST_BAR = 56

export function BarChart({ isStacked = false, height = 240, ...chart }: BarChartProps) {
  const { labels, series, format, formatShort = format } = chart
  const textures = useId()
  const totals = labels.map((_, index) => sumAt(series, index))
  const values = isStacked ? totals : series.flatMap((each) => each.values)
  const columns = isStacked ? 1 : Math.max(series.length, 1)

  function draw(width: number) {
    const plot = layOut({ width, height, values, startsAtZero: true, formatTick: formatShort })
    const band = (plot.right - plot.left) / Math.max(labels.length, 1)
    const bar = Math.min((band * 0.7) / columns, WIDEST_BAR)
    const middle = (index: number) => plot.left + band * (index + 0.5)
    const places = labels.map((text, index) => ({ text, x: middle(index) }))
    return (
      <>
        <Textures id={textures} />
        <ChartAxes plot={plot} formatTick={formatShort} labels={places} />
        {series.map((each, of) =>
          each.values.map((value, index) => {
            const base = isStacked ? sumAt(series.slice(0, of), index) : 0
            const column = isStacked ? 0 : of
            const [from, to] = [plot.y(base), plot.y(base + value)]
            const tone = toneOf(each, of)
            const texture = textureFill(textures, tone)
            const shape = {
              x: middle(index) - (bar * columns) / 2 + bar * column + 1,
              y: Math.min(from, to),
              width: Math.max(bar - 2, 1),
              // A line in the ground's colour separates stacked parts, so that they can be told apart without their colours.
              height: Math.max(Math.abs(from - to) - (isStacked ? 1.5 : 0), 0),
              rx: isStacked ? 1 : 3,
            }
            return (
              <g key={`${each.name} ${labels[index]}`}>
                <rect {...shape} className={FILL[tone]} />
                {texture && <rect {...shape} fill={texture} />}
              </g>
            )
          }),
        )}
        {columns === 1 &&
          band >= ROOM_FOR_VALUE &&
          totals.map((total, index) =>
            total === 0 ? null : (
              <text
                key={labels[index]}
                x={middle(index)}
                y={plot.y(Math.max(total, 0)) - 7}
                textAnchor="middle"
                className="fill-ink font-medium"
              >
                {formatShort(total)}
              </text>
            ),
          )}
      </>
    )
  }

  return <ChartFrame {...chart} height={height} draw={draw} />
}

function sumAt(series: readonly ChartSeries[], index: number): number {
  return series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0)
}
