import { darker, lighter, mix } from './colours.ts'
import { ellipse, line, polygon, rect, shadow, type Point } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** An empty room in one-point perspective, with the light that falls through its window. */

/** The wall opposite. */
export const BACK = { left: 250, right: 950, top: 120, floor: 520 } as const

export interface RoomColours {
  wall: string
  accent: string
  floor: string
  tile: string
}

export function room(sheet: Sheet, { wall, accent, floor, tile }: RoomColours): void {
  const { left, right, top, floor: foot } = BACK
  sheet.add(
    polygon(
      [
        [-20, -60],
        [1220, -60],
        [right, top],
        [left, top],
      ],
      sheet.fade([darker(wall, 0.1), lighter(wall, 0.5)]),
    ),
    polygon(
      [
        [-20, -60],
        [left, top],
        [left, foot],
        [-20, 780],
      ],
      sheet.fade([darker(wall, 0.2), darker(wall, 0.08)], true),
    ),
    polygon(
      [
        [1220, -60],
        [right, top],
        [right, foot],
        [1220, 780],
      ],
      sheet.fade([lighter(wall, 0.24), lighter(wall, 0.4)], true),
    ),
    rect(
      left,
      top,
      right - left,
      foot - top,
      sheet.fade([lighter(accent, 0.2), accent, darker(accent, 0.08)], true),
    ),
    polygon(
      [
        [left, foot],
        [right, foot],
        [1220, 780],
        [1220, 840],
        [-20, 840],
        [-20, 780],
      ],
      sheet.fade([darker(floor, 0.1), lighter(floor, 0.16)]),
    ),
  )
  tiles(sheet, tile)
  sheet.add(line([left, foot], [right, foot], darker(wall, 0.4), 5))
}

/** Tiles that grow towards us, light and dark like a floor of pasta. */
function tiles(sheet: Sheet, tile: string): void {
  const { floor } = BACK
  const rows = 6
  const depth = (row: number) => floor + (840 - floor) * (row / rows) ** 1.7
  const across = (column: number, y: number) => 600 + (column * 88 * (y - 300)) / 220
  for (let row = 0; row < rows; row++) {
    for (let column = -9; column < 9; column++) {
      if ((row + column) % 2 !== 0) continue
      const [near, far] = [depth(row + 1), depth(row)]
      const corners: Point[] = [
        [across(column, far), far],
        [across(column + 1, far), far],
        [across(column + 1, near), near],
        [across(column, near), near],
      ]
      sheet.add(polygon(corners, tile, 'opacity="0.45"'))
    }
  }
}

/** A tall window in the left wall; its light lies on the floor. */
export function sideWindow(sheet: Sheet): void {
  const { light } = sheet
  const frame: Point[] = [
    [60, 120],
    [190, 176],
    [190, 470],
    [60, 560],
  ]
  sheet.add(
    polygon(
      [
        [48, 108],
        [202, 168],
        [202, 482],
        [48, 576],
      ],
      '#efe2c8',
    ),
    polygon(frame, sheet.fade(light.sky)),
  )
  sheet.add(line([125, 148], [125, 516], '#efe2c8', 7), line([60, 330], [190, 318], '#efe2c8', 6))
  if (light.glow) return
  for (const [from, to] of [
    [0, 0.46],
    [0.54, 1],
  ] as const) {
    const spread: Point[] = [
      [300 + from * 250, 560],
      [300 + to * 250, 560],
      [470 + to * 430, 790],
      [470 + from * 430, 790],
    ]
    sheet.add(polygon(spread, '#fff0c4', 'opacity="0.42" style="mix-blend-mode:soft-light"'))
    sheet.add(polygon(spread, '#fff0c4', 'opacity="0.16"'))
  }
}

/** A view through glass doors in the wall opposite. */
export function gardenDoors(sheet: Sheet, x: number, width: number): void {
  const { light, dice } = sheet
  const [top, foot] = [190, BACK.floor]
  sheet.add(
    rect(x - 10, top - 10, width + 20, foot - top + 10, '#4a3a2e'),
    rect(x, top, width, foot - top, sheet.fade(light.sky)),
  )
  for (let leaf = 0; leaf < 26; leaf++) {
    const reach = dice.between(24, 60)
    const at: Point = [x + dice.between(0.12, 0.88) * width, foot - dice.between(20, 150)]
    sheet.add(
      ellipse(
        ...at,
        Math.min(reach, width * 0.12),
        reach * 0.6,
        dice.pick(['#3f7350', '#58804a', '#2f5d43', '#8aa35c']),
      ),
    )
  }
  sheet.add(rect(x, foot - 30, width, 30, '#a9b46c'))
  for (let pane = 1; pane < 3; pane++)
    sheet.add(rect(x + (width * pane) / 3 - 4, top, 8, foot - top, '#4a3a2e'))
  sheet.add(
    polygon(
      [
        [x, foot],
        [x + width, foot],
        [x + width + 130, 720],
        [x - 60, 720],
      ],
      '#fff0c4',
      'opacity="0.2"',
    ),
  )
}

export function picture(sheet: Sheet, x: number, y: number, width: number, height: number): void {
  const { dice } = sheet
  const ground = dice.pick(['#e9bf5b', '#cf5072', '#2f5f96', '#bb5a33', '#86b5a6'])
  sheet.add(
    shadow(
      [
        [x + 6, y + 8],
        [x + width + 16, y + 12],
        [x + width + 16, y + height + 16],
        [x + 8, y + height + 16],
      ],
      0.3,
    ),
  )
  sheet.add(
    rect(x, y, width, height, '#f6ecd8'),
    rect(x + 10, y + 10, width - 20, height - 20, ground),
  )
  sheet.add(
    ellipse(
      x + width * 0.6,
      y + height * 0.4,
      width * 0.18,
      width * 0.18,
      mix(ground, '#fff4dc', 0.6),
    ),
  )
  sheet.add(
    polygon(
      [
        [x + 10, y + height - 10],
        [x + width * 0.4, y + height * 0.55],
        [x + width - 10, y + height - 10],
      ],
      darker(ground, 0.34),
    ),
  )
}

export function lamp(sheet: Sheet, x: number, y: number, drop: number, colour: string): void {
  sheet.add(
    line([x, y], [x, y + drop], '#3a2d25', 3),
    polygon(
      [
        [x - 18, y + drop],
        [x + 18, y + drop],
        [x + 48, y + drop + 46],
        [x - 48, y + drop + 46],
      ],
      sheet.fade([colour, darker(colour, 0.16)]),
    ),
  )
  sheet.shine(x, y + drop + 60, 130, '#ffd28a', 0.55)
}

export function pottedPlant(sheet: Sheet, x: number, base: number, height: number): void {
  const { dice } = sheet
  sheet.add(ellipse(x + 18, base, 62, 12, '#2b2453', 'opacity="0.3"'))
  sheet.add(
    polygon(
      [
        [x - 40, base - 78],
        [x + 40, base - 78],
        [x + 28, base],
        [x - 28, base],
      ],
      sheet.fade(['#c9683f', '#98452a'], true),
    ),
  )
  for (let leaf = 0; leaf < 12; leaf++) {
    const angle = -Math.PI * (0.08 + (0.84 * leaf) / 11)
    const reach = height * dice.between(0.7, 1.05)
    const tip: Point = [x + Math.cos(angle) * reach * 0.62, base - 70 + Math.sin(angle) * reach]
    const tone = dice.pick(['#3f7350', '#58804a', '#2f5d43', '#6f8f4d'])
    const bend: Point = [
      x + Math.cos(angle) * reach * 0.2 - 12,
      base - 80 + Math.sin(angle) * reach * 0.62,
    ]
    sheet.add(
      `<path d="M${x} ${base - 74} Q${bend[0]} ${bend[1]} ${tip[0]} ${tip[1]} Q${bend[0] + 34} ${bend[1] + 20} ${x} ${base - 74}Z" fill="${tone}"/>`,
    )
  }
}
