import type { Plot } from './scale.ts'

interface ChartAxesProps {
  plot: Plot
  formatTick: (value: number) => string
  labels: readonly { text: string; x: number }[]
}

export function ChartAxes({ plot, formatTick, labels }: ChartAxesProps) {
  const every = Math.ceil(labels.length / mostLabels(plot, labels))
  return (
    <>
      {plot.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={plot.left}
            x2={plot.right}
            y1={plot.y(tick)}
            y2={plot.y(tick)}
            className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
          <text
            x={plot.left - 8}
            y={plot.y(tick)}
            dy="0.32em"
            textAnchor="end"
            className="fill-ink-soft"
          >
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {labels.map(({ text, x }, index) =>
        index % every === 0 ? (
          <text key={text} x={x} y={plot.bottom + 20} textAnchor="middle" className="fill-ink-soft">
            {text}
          </text>
        ) : null,
      )}
    </>
  )
}

const LETTER = 7.5

/** If labels would touch, some are left out at equal distances. */
function mostLabels({ left, right }: Plot, labels: ChartAxesProps['labels']): number {
  const widest = Math.max(...labels.map(({ text }) => text.length), 1) * LETTER
  return Math.max(1, Math.floor((right - left) / widest))
}
