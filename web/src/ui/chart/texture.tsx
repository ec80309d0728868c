import { useId } from 'react'
import { cx } from '../cx.ts'
import { FILL, type ChartTone } from './chart-series.ts'

/** Green and terracotta look alike to some people, so these tones are hatched with lines in the ground's colour. */
const TEXTURES: Partial<Record<ChartTone, { turn: number; width: number }>> = {
  attention: { turn: 45, width: 7 },
  info: { turn: -45, width: 5 },
  warning: { turn: 90, width: 6 },
}

export function Textures({ id }: { id: string }) {
  return (
    <defs>
      {Object.entries(TEXTURES).map(([tone, { turn, width }]) => (
        <pattern
          key={tone}
          id={`${id}-${tone}`}
          width={width}
          height={width}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${turn})`}
        >
          <rect width={1.5} height={width} className="fill-card/80" />
        </pattern>
      ))}
    </defs>
  )
}

export function textureFill(id: string, tone: ChartTone): string | undefined {
  return TEXTURES[tone] && `url(#${id}-${tone})`
}

interface SwatchProps {
  tone: ChartTone
  isRest?: boolean
}

export function Swatch({ tone, isRest = false }: SwatchProps) {
  const id = useId()
  const texture = textureFill(id, tone)
  return (
    <svg aria-hidden="true" width={12} height={12} className="shrink-0">
      <Textures id={id} />
      <rect width={12} height={12} rx={3} className={cx(FILL[tone], isRest && 'opacity-25')} />
      {texture && !isRest && <rect width={12} height={12} rx={3} fill={texture} />}
    </svg>
  )
}
