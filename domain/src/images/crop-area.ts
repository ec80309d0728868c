import type { Area, Size } from './geometry.ts'
import { MAX_WIDTH } from './image-rules.ts'

export interface Focus {
  x: number
  y: number
}

export interface Crop {
  area: Area
  size: Size
}

const CENTRE: Focus = { x: 0.5, y: 0.5 }

/** IMG-03, IMG-04: the largest part of the source that has the target's proportions and so fills the target without borders. */
export function cropArea(source: Size, target: Size, focus: Focus = CENTRE): Crop {
  const goal = withinMaxWidth(target)
  const isWider = source.width * goal.height > source.height * goal.width
  const width = isWider ? whole((source.height * goal.width) / goal.height) : source.width
  const height = isWider ? source.height : whole((source.width * goal.height) / goal.width)
  const area = {
    x: startOf(source.width, width, focus.x),
    y: startOf(source.height, height, focus.y),
    width,
    height,
  }
  const isLarge = width >= goal.width && height >= goal.height
  return { area, size: isLarge ? goal : { width, height } }
}

function withinMaxWidth({ width, height }: Size): Size {
  if (width <= MAX_WIDTH) return { width, height }
  return { width: MAX_WIDTH, height: whole((height * MAX_WIDTH) / width) }
}

function startOf(side: number, length: number, focus: number): number {
  const start = Math.round(side * focus - length / 2)
  return Math.min(side - length, Math.max(0, start))
}

function whole(side: number): number {
  return Math.max(1, Math.round(side))
}
