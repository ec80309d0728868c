import { darker, lighter, mix, STONE, WOOD } from './colours.ts'
import { ground, hills, meadow, sea, sky, treeLine } from './nature.ts'
import { agave, overhang, palm, shrub, tree } from './plants.ts'
import { blob, line, polygon, rect, shadow } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** Land to build on. */

/** Dry stone, as fields are walled in Yucatán. */
function stoneWall(sheet: Sheet, from: number, to: number, base: number, height: number): void {
  const { dice } = sheet
  for (let row = 0; row < 4; row++) {
    for (let x = from; x < to; x += 34) {
      const tone = mix(STONE, '#8f8271', dice.between(0, 0.8))
      sheet.add(
        blob(
          dice,
          x + dice.between(-6, 6) + (row % 2) * 16,
          base - (row + 0.5) * (height / 4),
          22,
          height / 6.4,
          tone,
        ),
      )
    }
  }
}

/** The corners of the lot: stakes and a cord between them. */
function stakes(sheet: Sheet): void {
  const corners = [
    [300, 560],
    [880, 560],
    [1080, 740],
    [120, 740],
  ] as const
  corners.forEach(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y]
    sheet.add(line([x, y - 34], [nextX, nextY - 34], '#c2452f', 3, 'stroke-dasharray="14 8"'))
  })
  for (const [x, y] of corners)
    sheet.add(
      rect(x - 5, y - 54, 10, 58, lighter(WOOD, 0.3)),
      rect(x - 6, y - 56, 12, 16, '#d9502f'),
    )
}

export function fieldPlot(sheet: Sheet): void {
  const { dice } = sheet
  sky(sheet)
  if (dice.chance(0.5)) hills(sheet, 470)
  treeLine(sheet, 500, 90)
  ground(sheet, 490, dice.pick(['#9aa75c', '#b3a65e', '#87a05a']))
  stoneWall(sheet, -20, 1220, 540, 40)
  sheet.add(
    polygon(
      [
        [300, 560],
        [880, 560],
        [1080, 740],
        [120, 740],
      ],
      '#d8bd84',
      'opacity="0.55"',
    ),
  )
  stakes(sheet)
  tree(sheet, dice.between(120, 230), 560, dice.between(330, 430))
  tree(sheet, dice.between(930, 1060), 560, dice.between(280, 380))
  for (let plant = 0; plant < 5; plant++)
    agave(sheet, dice.between(60, 1140), dice.between(640, 780), dice.between(34, 60))
  meadow(sheet, 600)
  if (dice.chance(0.6)) overhang(sheet, dice.pick(['left', 'right']))
}

export function beachPlot(sheet: Sheet): void {
  const { dice } = sheet
  sky(sheet)
  sea(sheet, 420, 560)
  sheet.add(
    polygon(
      [
        [-20, 556],
        [400, 540],
        [1220, 566],
        [1220, 820],
        [-20, 820],
      ],
      sheet.fade(['#f3e3bd', '#e2c592']),
    ),
  )
  stakes(sheet)
  sheet.add(
    shadow(
      [
        [130, 700],
        [420, 660],
        [470, 680],
        [200, 740],
      ],
      0.16,
    ),
  )
  for (const [x, base, tall] of [
    [110, 700, 480],
    [220, 660, 360],
    [1060, 690, 430],
    [970, 640, 300],
  ] as const)
    palm(sheet, x, base, tall)
  for (let plant = 0; plant < 7; plant++)
    shrub(sheet, dice.between(20, 1180), dice.between(720, 800), dice.between(26, 46), '#7d9a63')
}

/** A road through the trees, for large land and for the surroundings of a listing. */
export function roadPlot(sheet: Sheet): void {
  const { dice } = sheet
  sky(sheet)
  hills(sheet, 480)
  ground(sheet, 480, dice.pick(['#93a45c', '#a9a35a']))
  const bend = dice.between(480, 720)
  sheet.add(
    polygon(
      [
        [bend - 8, 486],
        [bend + 14, 486],
        [980, 820],
        [300, 820],
      ],
      sheet.fade(['#c9b08a', '#a98a66']),
    ),
  )
  for (let dash = 0; dash < 7; dash++) {
    const part = (dash / 7) ** 1.7
    const x = bend + (640 - bend) * part
    const y = 500 + 300 * part
    sheet.add(rect(x, y, 3 + part * 10, 8 + part * 34, '#f2e5c6', 'opacity="0.7"'))
  }
  for (let side = 0; side < 7; side++) {
    const part = (side / 7) ** 1.3
    const tall = 90 + part * 330
    tree(sheet, bend - 60 - part * 480, 500 + part * 150, tall)
    tree(sheet, bend + 80 + part * 460, 500 + part * 150, tall * dice.between(0.8, 1))
  }
  meadow(sheet, 620)
}

/** Many roofs between trees, seen from above the street. */
export function townView(sheet: Sheet): void {
  const { dice } = sheet
  sky(sheet)
  hills(sheet, 380)
  ground(sheet, 370, '#7f9a5c')
  for (let row = 0; row < 6; row++) {
    const base = 420 + row * 68
    for (let x = -60 + (row % 2) * 60; x < 1240; x += dice.between(120, 190)) {
      if (dice.chance(0.3)) {
        tree(sheet, x + 40, base + 20, 80 + row * 22)
        continue
      }
      const wide = 90 + row * 16
      const tall = 40 + row * 11 + dice.between(0, 30)
      const colour = dice.pick([
        '#f1e4cc',
        '#d9982f',
        '#cf5072',
        '#e39a7c',
        '#86b5a6',
        '#bb5a33',
        '#e9bf5b',
      ])
      sheet.add(
        rect(
          x,
          base - tall,
          wide,
          tall + 30,
          sheet.fade([lighter(colour, 0.2), darker(colour, 0.12)], true),
        ),
        polygon(
          [
            [x + wide, base - tall],
            [x + wide + 26, base - tall + 12],
            [x + wide + 26, base + 30],
            [x + wide, base + 30],
          ],
          darker(colour, 0.34),
        ),
        rect(x - 3, base - tall - 7, wide + 6, 9, lighter(colour, 0.5)),
      )
      const size = 13 + row * 2.4
      for (let window = 0; window < 2; window++)
        sheet.add(
          rect(
            x + wide * (0.2 + window * 0.38),
            base - tall + 16,
            size,
            size * 1.3,
            sheet.light.glow ? '#ffd27a' : darker(colour, 0.5),
          ),
        )
    }
  }
  tree(sheet, 90, 800, 340)
  palm(sheet, 1090, 800, 420)
}
