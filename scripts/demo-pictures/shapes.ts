import type { Dice } from './random.ts'

/** SVG as text: the few shapes everything is made of. */

export type Point = readonly [x: number, y: number]

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${f(x)}" y="${f(y)}" width="${f(width)}" height="${f(height)}" fill="${fill}" ${more}/>`
}

export function polygon(points: readonly Point[], fill: string, more = ''): string {
  return `<polygon points="${points.map(([x, y]) => `${f(x)},${f(y)}`).join(' ')}" fill="${fill}" ${more}/>`
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string {
  return `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${fill}" ${more}/>`
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

export function line(from: Point, to: Point, colour: string, width: number, more = ''): string {
  return `<line x1="${f(from[0])}" y1="${f(from[1])}" x2="${f(to[0])}" y2="${f(to[1])}" stroke="${colour}" stroke-width="${f(width)}" stroke-linecap="round" ${more}/>`
}

/** What lies in shadow keeps its colour, cooler and darker. */
export function shadow(points: readonly Point[], strength = 0.34): string {
  return polygon(points, '#2b2453', `opacity="${strength}" style="mix-blend-mode:multiply"`)
}

/** A round thing without compass: leaves, clouds, stones. */
export function blob(
  dice: Dice,
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string {
  const count = 9
  const points: Point[] = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    const reach = dice.between(0.82, 1.14)
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
  })
  return path(smooth(points), fill, more)
}

/** A closed curve through the middles of the sides. */
function smooth(points: readonly Point[]): string {
  const middle = (index: number): Point => {
    const [ax, ay] = points[index % points.length] ?? [0, 0]
    const [bx, by] = points[(index + 1) % points.length] ?? [0, 0]
    return [(ax + bx) / 2, (ay + by) / 2]
  }
  const [startX, startY] = middle(points.length - 1)
  const curves = points.map(([x, y], index) => {
    const [endX, endY] = middle(index)
    return `Q${f(x)} ${f(y)} ${f(endX)} ${f(endY)}`
  })
  return `M${f(startX)} ${f(startY)}${curves.join('')}Z`
}

export function f(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '')
}
