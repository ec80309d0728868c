import type { Size } from '../images/index.ts'

export interface Placed extends Size {
  index: number
  x: number
  y: number
}

interface Room extends Size {
  gap: number
}

const MAX_PER_PAGE = 6
const MAX_PER_ROW = 3
const MAX_ROW_SHARE = 0.66
const MIN_ROW_SHARE = 0.13

const MIN_SHOWN = 0.8

/**
 * SHEET-06: each photograph shows at least four fifths of its area, in rows as wide as the page. Of all divisions into rows, the one that
 * fills the page best is chosen.
 */
export function planGallery(sizes: readonly Size[], room: Room): Placed[][] {
  const pages = Math.ceil(sizes.length / MAX_PER_PAGE)
  return Array.from({ length: pages }, (_, page) => {
    const from = Math.round((page * sizes.length) / pages)
    const to = Math.round(((page + 1) * sizes.length) / pages)
    return planPage(sizes.slice(from, to), room, from)
  })
}

interface Row {
  height: number
  width: number
  shapes: readonly number[]
}

function planPage(sizes: readonly Size[], room: Room, from: number): Placed[] {
  const shapes = sizes.map(({ width, height }) => width / height)
  const ways = divisions(sizes.length).map((lengths) => layRows(shapes, lengths, room))
  const rows = ways.reduce((best, way) => (judge(way, room) > judge(best, room) ? way : best))
  return place(rows, shrinkOf(rows, room), room, from)
}

function divisions(count: number): number[][] {
  if (count === 0) return [[]]
  return Array.from({ length: Math.min(count, MAX_PER_ROW) }, (_, at) => at + 1).flatMap((first) =>
    divisions(count - first).map((rest) => [first].concat(rest)),
  )
}

function layRows(shapes: readonly number[], lengths: readonly number[], room: Room): Row[] {
  let at = 0
  return lengths.map((length) => {
    const own = shapes.slice(at, at + length)
    at += length
    const gaps = room.gap * (length - 1)
    const shape = own.reduce((sum, each) => sum + each, 0)
    const height = Math.min((room.width - gaps) / shape, room.height * MAX_ROW_SHARE)
    return { height, width: height * shape + gaps, shapes: own }
  })
}

function shrinkOf(rows: readonly Row[], { height, gap }: Room): number {
  const photographs = rows.reduce((sum, row) => sum + row.height, 0)
  return Math.min(1, (height - gap * (rows.length - 1)) / photographs)
}

function judge(rows: readonly Row[], room: Room): number {
  const shrink = shrinkOf(rows, room)
  const { shown, scale } = fitting(shrink)
  const covered = rows.reduce((sum, row) => sum + row.height * row.width, 0) * shown * scale ** 2
  const ribbons = rows.filter((row) => row.height * shrink < room.height * MIN_ROW_SHARE).length
  return covered / (room.width * room.height) - ribbons
}

function fitting(shrink: number): { shown: number; scale: number } {
  const shown = Math.max(shrink, MIN_SHOWN)
  return { shown, scale: shrink / shown }
}

function place(rows: readonly Row[], shrink: number, room: Room, from: number): Placed[] {
  const { scale } = fitting(shrink)
  const placed: Placed[] = []
  let y = 0
  for (const row of rows) {
    const height = row.height * shrink
    const own = row.shapes.map((shape) => row.height * scale * shape)
    const width = own.reduce((sum, each) => sum + each, 0) + room.gap * (own.length - 1)
    let x = (room.width - width) / 2
    for (const each of own) {
      placed.push({ index: from + placed.length, x, y, width: each, height })
      x += each + room.gap
    }
    y += height + room.gap
  }
  return placed
}
