import { EYE, glass, slab, volume } from './building.ts'
import { darker, lighter, STONE, WALLS, WOOD } from './colours.ts'
import { ground, meadow, sea, sky, treeLine } from './nature.ts'
import { bougainvillea, overhang, palm, shrub, tree } from './plants.ts'
import { polygon, rect, shadow } from './shapes.ts'
import type { Sheet } from './sheet.ts'
import { skyline } from './skyline.ts'

/** Homes above one another, with gardens on every edge and roofs one can live on. */

/** Few floors, much green: planters on every edge. */
export function gardenBuilding(sheet: Sheet): void {
  const { dice } = sheet
  const base = 640
  const body = dice.pick([WALLS.cal, WALLS.terracota, WALLS.chukum, WALLS.ocre])
  sky(sheet)
  treeLine(sheet, 560, 120)
  ground(sheet, 580, '#7f9a55')
  const left = dice.whole(200, 250)
  const floors = 4
  const height = 112
  for (let floor = 0; floor < floors; floor++) {
    const inset = (floors - 1 - floor) * dice.pick([26, 34])
    const y = base - (floors - floor) * height
    volume(
      sheet,
      { x: left + inset, y, width: 660 - inset, height: height + 2 },
      floor % 2 ? body : lighter(body, 0.24),
      110,
    )
    for (let window = 0; window < 4; window++) {
      glass(sheet, {
        x: left + inset + 36 + window * ((600 - inset) / 4),
        y: y + 26,
        width: (600 - inset) / 4 - 36,
        height: 62,
      })
    }
    sheet.add(rect(left + inset - 14, y + height - 18, 690 - inset, 20, lighter(WALLS.cal, 0.3)))
  }
  for (let floor = 0; floor < floors; floor++) {
    const inset = (floors - 1 - floor) * 30
    const y = base - (floors - floor) * height
    for (let plant = 0; plant < 6; plant++) {
      if (dice.chance(0.75))
        shrub(
          sheet,
          left + inset + 10 + plant * 116 + dice.between(-20, 20),
          y + height - 16,
          dice.between(20, 34),
        )
    }
  }
  bougainvillea(sheet, left + 480, base - 4 * height + 96, 200, 100)
  sheet.add(
    polygon(
      [
        [left + 250, base],
        [left + 400, base],
        [left + 560, 800],
        [left + 90, 800],
      ],
      sheet.fade([lighter(STONE, 0.3), STONE]),
    ),
  )
  palm(sheet, 110, 690, 430)
  tree(sheet, 1060, 690, 360)
  shrub(sheet, left + 60, base + 40, 60)
  shrub(sheet, left + 600, base + 44, 70)
  meadow(sheet, 690)
}

/** A terrace on the roof, with the town or the sea below. */
export function rooftop(sheet: Sheet, withSea: boolean): void {
  const { dice } = sheet
  sky(sheet)
  if (withSea) sea(sheet, 400, EYE)
  else skyline(sheet, 470)
  treeLine(sheet, 500, 50)
  const floor = 520
  sheet.add(
    polygon(
      [
        [-20, floor],
        [1220, floor],
        [1220, 820],
        [-20, 820],
      ],
      sheet.fade([lighter(WALLS.terracota, 0.34), WALLS.terracota]),
    ),
  )
  for (let board = 0; board < 13; board++) {
    const x = 600 + (board - 6) * 90
    sheet.add(
      polygon(
        [
          [x, floor],
          [x + 3, floor],
          [600 + (board - 6) * 230 + 8, 800],
          [600 + (board - 6) * 230, 800],
        ],
        darker(WALLS.terracota, 0.3),
        'opacity="0.4"',
      ),
    )
  }
  sheet.add(
    rect(-20, floor - 46, 1240, 50, sheet.fade([lighter(WALLS.cal, 0.3), darker(WALLS.cal, 0.14)])),
  )
  const wall = dice.pick([WALLS.rosa, WALLS.ocre, WALLS.anil, WALLS.terracota])
  volume(sheet, { x: 720, y: 210, width: 340, height: 410 }, wall, 80)
  glass(sheet, { x: 770, y: 330, width: 230, height: 286 })
  slab(sheet, { x: 560, y: 200, width: 540, height: 22 }, WALLS.cal, 100)
  sheet.add(
    rect(572, 222, 16, 410, darker(WOOD, 0.1)),
    shadow(
      [
        [600, 622],
        [1060, 622],
        [1150, 700],
        [700, 700],
      ],
      0.3,
    ),
  )
  sheet.add(
    polygon(
      [
        [120, 610],
        [470, 610],
        [520, 720],
        [60, 720],
      ],
      sheet.fade(['#3f9fa8', '#8fd0c4']),
    ),
    polygon(
      [
        [104, 600],
        [486, 600],
        [470, 612],
        [120, 612],
      ],
      lighter(STONE, 0.4),
    ),
  )
  for (const x of [60, 540, 1130]) shrub(sheet, x, 560, dice.between(40, 60))
  for (const x of [250, 370]) {
    sheet.add(
      polygon(
        [
          [x, 560],
          [x + 84, 560],
          [x + 104, 580],
          [x + 14, 580],
        ],
        lighter(WALLS.cal, 0.4),
      ),
      rect(x + 8, 580, 8, 18, WOOD),
      rect(x + 88, 580, 8, 18, WOOD),
    )
  }
  palm(sheet, 1150, 660, 360)
  overhang(sheet, 'left')
}
