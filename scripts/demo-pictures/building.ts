import { darker, lighter, mix, STONE, WOOD } from './colours.ts'
import { f, line, path, polygon, rect, shadow, type Point } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** Walls, openings and what hangs on them. The light comes from the upper left. */

/** Where the eye is; what recedes runs towards it. */
export const EYE = 560

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A volume seen from the front and a little from the right. */
export function volume(sheet: Sheet, box: Box, colour: string, depth = 70): void {
  const { x, y, width, height } = box
  const right = x + width
  const pull = depth / 420
  const back = (at: number) => at + (EYE - at) * pull
  sheet.add(
    polygon(
      [
        [right, y],
        [right + depth, back(y)],
        [right + depth, back(y + height)],
        [right, y + height],
      ],
      sheet.fade([darker(colour, 0.36), darker(colour, 0.26)]),
    ),
    rect(
      x,
      y,
      width,
      height,
      sheet.fade([lighter(colour, 0.2), colour, darker(colour, 0.1)], true),
    ),
    line([x, y], [right, y], lighter(colour, 0.5), 3),
  )
}

export function glass(sheet: Sheet, box: Box, frame = '#3b332d'): void {
  const { x, y, width, height } = box
  const { dice, light } = sheet
  sheet.add(
    rect(x - 4, y - 4, width + 8, height + 8, frame),
    rect(x, y, width, height, sheet.fade(light.windows)),
  )
  if (!light.glow) {
    const slant = Math.min(width, height) * 0.6
    const start = x + width * dice.between(0.1, 0.4)
    const clipped = (at: number) => Math.min(at, x + width)
    sheet.add(
      polygon(
        [
          [clipped(start + slant), y],
          [clipped(start + slant + width * 0.16), y],
          [clipped(start + width * 0.16), y + height],
          [start, y + height],
        ],
        '#ffffff',
        'opacity="0.28"',
      ),
    )
  } else {
    sheet.add(
      rect(
        x + width * 0.08,
        y + height * 0.45,
        width * 0.2,
        height * 0.55,
        '#8f4d28',
        'opacity="0.35"',
      ),
    )
    sheet.shine(x + width / 2, y + height * 0.6, Math.max(width, height) * 0.95, '#ff9d3c', 0.5)
  }
  sheet.add(
    shadow(
      [
        [x, y],
        [x + width, y],
        [x + width, y + height * 0.08],
        [x + 7, y + height * 0.08],
        [x + 7, y + height],
        [x, y + height],
      ],
      0.35,
    ),
  )
  const panes = Math.max(1, Math.round(width / 90))
  for (let pane = 1; pane < panes; pane++) {
    const at = x + (width * pane) / panes
    sheet.add(line([at, y], [at, y + height], frame, 4))
  }
}

/** A tall colonial opening with its stone frame and iron bars. */
export function grilleWindow(sheet: Sheet, box: Box, trim: string): void {
  const { x, y, width, height } = box
  sheet.add(
    rect(x - 14, y - 16, width + 28, height + 26, trim),
    rect(x - 20, y - 26, width + 40, 14, lighter(trim, 0.3)),
  )
  sheet.add(
    shadow(
      [
        [x + width + 14, y - 12],
        [x + width + 26, y],
        [x + width + 26, y + height + 18],
        [x + width + 14, y + height + 10],
      ],
      0.3,
    ),
  )
  glass(sheet, box, darker(WOOD, 0.3))
  for (let bar = 1; bar < 6; bar++) {
    const at = x + (width * bar) / 6
    sheet.add(line([at, y], [at, y + height], '#2a2422', 3))
  }
  for (const level of [0.3, 0.7])
    sheet.add(line([x, y + height * level], [x + width, y + height * level], '#2a2422', 3))
}

export function woodDoor(sheet: Sheet, box: Box, colour = WOOD): void {
  const { x, y, width, height } = box
  sheet.add(
    rect(x, y, width, height, sheet.fade([lighter(colour, 0.14), darker(colour, 0.2)], true)),
  )
  const boards = Math.max(2, Math.round(width / 26))
  for (let board = 1; board < boards; board++) {
    const at = x + (width * board) / boards
    sheet.add(line([at, y + 4], [at, y + height - 2], darker(colour, 0.42), 2.4))
  }
  sheet.add(
    shadow(
      [
        [x, y],
        [x + width, y],
        [x + width, y + 14],
        [x + 9, y + 14],
        [x + 9, y + height],
        [x, y + height],
      ],
      0.4,
    ),
  )
}

/** Vertical slats of wood, a modern gate or screen. */
export function slats(sheet: Sheet, { x, y, width, height }: Box, colour = WOOD): void {
  sheet.add(rect(x, y, width, height, darker(colour, 0.45)))
  for (let at = x + 3; at < x + width - 6; at += 15) {
    sheet.add(rect(at, y, 10, height, mix(colour, '#e0a468', ((at * 7) % 10) / 34)))
  }
}

/** An opening with a round head; `inside` is what is seen through it. */
export function arch(
  sheet: Sheet,
  { x, y, width, height }: Box,
  trim: string,
  inside: string,
): void {
  const radius = width / 2
  const shape = (grow: number) =>
    `M${f(x - grow)} ${f(y + height)} V${f(y + radius)} A${f(radius + grow)} ${f(radius + grow)} 0 0 1 ${f(x + width + grow)} ${f(y + radius)} V${f(y + height)}Z`
  sheet.add(path(shape(13), trim), path(shape(0), inside))
  sheet.add(
    path(
      `M${f(x)} ${f(y + height)} V${f(y + radius)} A${f(radius)} ${f(radius)} 0 0 1 ${f(x + radius)} ${f(y)} L${f(x + radius + 16)} ${f(y + 20)} A${f(radius)} ${f(radius)} 0 0 0 ${f(x + 18)} ${f(y + radius + 16)} V${f(y + height)}Z`,
      '#2b2453',
      'opacity="0.4" style="mix-blend-mode:multiply"',
    ),
  )
}

/** A slab that throws its shadow on what is below. */
export function slab(
  sheet: Sheet,
  { x, y, width, height }: Box,
  colour: string,
  drop: number,
): void {
  sheet.add(
    shadow(
      [
        [x, y + height],
        [x + width, y + height],
        [x + width, y + height + drop],
        [x + drop * 0.6, y + height + drop],
      ],
      0.42,
    ),
    rect(x, y, width, height, sheet.fade([lighter(colour, 0.3), colour])),
  )
}

export function railing(sheet: Sheet, { x, y, width, height }: Box, colour = '#3b332d'): void {
  sheet.add(
    line([x, y], [x + width, y], colour, 5),
    line([x, y + height], [x + width, y + height], colour, 3),
  )
  for (let at = x; at <= x + width + 1; at += 19)
    sheet.add(line([at, y], [at, y + height], colour, 2.2))
}

/** The shadow a volume throws on the ground to its right. */
export function groundShadow(
  sheet: Sheet,
  left: number,
  right: number,
  base: number,
  length: number,
): void {
  const points: Point[] = [
    [left, base],
    [right, base],
    [right + length, base + length * 0.34],
    [left + length * 0.8, base + length * 0.34],
  ]
  sheet.add(shadow(points, 0.3))
}

/** Pavement and street at the foot of a town house. */
export function street(sheet: Sheet, base: number): void {
  const { dice } = sheet
  sheet.add(
    rect(-20, base, 1240, 34, sheet.fade([lighter(STONE, 0.25), STONE])),
    rect(-20, base + 34, 1240, 12, darker(STONE, 0.35)),
    rect(-20, base + 46, 1240, 800 - base, sheet.fade(['#8d8178', '#6f6660'])),
  )
  for (let stone = 0; stone < 26; stone++) {
    const y = base + 60 + dice.between(0, 1) ** 1.4 * (730 - base)
    const wide = 22 + (y - base) * 0.22
    sheet.add(
      rect(
        dice.between(-20, 1200),
        y,
        wide,
        wide * 0.2,
        dice.pick(['#a1948a', '#7c726a', '#968a80']),
        'rx="4" opacity="0.55"',
      ),
    )
  }
}
