import { ChartAxes } from './chart-axes.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { FILL, STROKE, toneOf, type ChartProps } from './chart-series.ts'
import { layOut, type Plot } from './scale.ts'

interface LineChartProps extends ChartProps {
  startsAtZero?: boolean
}

const ROOM_FOR_VALUE = 64
const DASHES = [undefined, '6 4', '2 4', '10 4 2 4']

export function LineChart({ startsAtZero = false, height = 240, ...chart }: LineChartProps) {
  const { labels, series, format, formatShort = format } = chart
  const values = series.flatMap((each) => each.values)

  function draw(width: number) {
    const plot = layOut({ width, height, values, startsAtZero, formatTick: formatShort })
    const band = (plot.right - plot.left) / Math.max(labels.length, 1)
    const x = (index: number) => plot.left + band * (index + 0.5)
    const places = labels.map((text, index) => ({ text, x: x(index) }))
    return (
      <>
        <ChartAxes plot={plot} formatTick={formatShort} labels={places} />
        {series.map((each, of) => (
          <g key={each.name}>
            <path
              d={trace(each.values, x, plot)}
              strokeWidth={2.5}
              strokeLinejoin="round"
              strokeLinecap="round"
              {...(DASHES[of] && { strokeDasharray: DASHES[of] })}
              className={`fill-none ${STROKE[toneOf(each, of)]}`}
            />
            {each.values.map((value, index) => (
              <circle
                key={labels[index]}
                cx={x(index)}
                cy={plot.y(value)}
                r={4}
                strokeWidth={2}
                className={`${FILL[toneOf(each, of)]} stroke-card`}
              />
            ))}
          </g>
        ))}
        {series.length === 1 && <Values {...{ plot, x, band, format: formatShort, values }} />}
      </>
    )
  }

  return <ChartFrame {...chart} height={height} draw={draw} />
}

interface ValuesProps {
  plot: Plot
  x: (index: number) => number
  band: number
  format: (value: number) => string
  values: readonly number[]
}

function Values({ plot, x, band, format, values }: ValuesProps) {
  return values.map((value, index) => {
    const isEnd = index === 0 || index === values.length - 1
    if (band < ROOM_FOR_VALUE && !isEnd) return null
    return (
      <text
        // oxlint-disable-next-line react/no-array-index-key -- a point is its place
        key={index}
        x={x(index)}
        y={plot.y(value) - 15}
        textAnchor="middle"
        className="fill-ink font-medium"
      >
        {format(value)}
      </text>
    )
  })
}

function trace(values: readonly number[], x: (index: number) => number, { y }: Plot): string {
  return values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('')
}
