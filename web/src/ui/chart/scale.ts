const STEPS = [1, 2, 2.5, 5, 10]

export function niceTicks(least: number, greatest: number, count = 4): number[] {
  const span = greatest - least || Math.abs(greatest) || 1
  const rough = span / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((each) => each * power >= rough) ?? 10) * power
  const [first, last] = [Math.floor(least / step), Math.ceil(greatest / step)]
  const steps = Math.max(1, last - first)
  // The ticks are multiplied, because adding up 0.1 and 0.2 would show 0.30000000000000004.
  return Array.from({ length: steps + 1 }, (_, index) => (first + index) * step)
}

export interface Plot {
  left: number
  right: number
  top: number
  bottom: number
  ticks: readonly number[]
  y: (value: number) => number
}

interface PlotInput {
  width: number
  height: number
  values: readonly number[]
  /** Bars must begin at zero, because they would mislead otherwise; a line may begin at its lowest value. */
  startsAtZero: boolean
  formatTick: (value: number) => string
}

const LETTER = 7.8
const TOP = 24
const BELOW = 0.15
const FOOT = 28
const EDGE = 8

export function layOut({ width, height, values, startsAtZero, formatTick }: PlotInput): Plot {
  const known = startsAtZero || values.length === 0 ? [...values, 0] : values
  const [least, greatest] = [Math.min(...known), Math.max(...known)]
  const ticks = niceTicks(startsAtZero ? least : least - (greatest - least) * BELOW, greatest)
  const longest = Math.max(...ticks.map((tick) => formatTick(tick).length))
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const [top, bottom] = [TOP, height - FOOT]
  return {
    left: Math.ceil(longest * LETTER) + EDGE + 4,
    right: Math.max(width - EDGE, 0),
    top,
    bottom,
    ticks,
    y: (value) => bottom - ((value - low) / (high - low)) * (bottom - top),
  }
}
