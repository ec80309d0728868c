import { glass, railing, slab, street, volume, woodDoor } from './building.ts'
import { darker, lighter, STONE, WALLS, WOOD } from './colours.ts'
import { ground, hills, sky, treeLine } from './nature.ts'
import { bougainvillea, overhang, palm, shrub, tree } from './plants.ts'
import { polygon, rect, shadow } from './shapes.ts'
import type { Sheet } from './sheet.ts'
import { skyline } from './skyline.ts'

/** Homes above one another, along a street. */

/** One floor's windows and balcony on the front of a tower. */
function storey(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  slabColour: string,
): void {
  const { dice } = sheet
  const bays = Math.round(width / 120)
  const bay = width / bays
  for (let index = 0; index < bays; index++) {
    glass(
      sheet,
      { x: x + bay * index + 12, y: y + 16, width: bay - 24, height: height - 30 },
      '#4a4038',
    )
  }
  slab(
    sheet,
    { x: x - 12, y: y + height - 9, width: width + 24, height: 11 },
    slabColour,
    height * 0.22,
  )
  if (dice.chance(0.7)) {
    const start = dice.whole(0, Math.max(0, bays - 2)) * bay
    railing(
      sheet,
      { x: x + start, y: y + height - 34, width: bay * Math.min(2, bays), height: 26 },
      dice.pick(['#3b332d', '#f3ead9']),
    )
    for (let pot = 0; pot < 2; pot++)
      shrub(sheet, x + start + dice.between(14, bay), y + height - 10, dice.between(11, 17))
  }
}

export function balconyTower(sheet: Sheet): void {
  const { dice } = sheet
  const base = 640
  const body = dice.pick([WALLS.cal, WALLS.concreto, WALLS.chukum, WALLS.salmon, WALLS.terracota])
  sky(sheet)
  if (dice.chance(0.4)) hills(sheet, 520)
  skyline(sheet, 560)
  treeLine(sheet, 580, 60)
  ground(sheet, 590, '#8a9a5c')
  const floors = dice.whole(6, 8)
  const width = dice.whole(400, 500)
  const left = dice.whole(310, 400)
  const top = 74
  const height = (base - 70 - top) / floors
  volume(sheet, { x: left, y: top, width, height: base - top }, body, 150)
  for (let floor = 0; floor < floors; floor++)
    storey(sheet, left + 20, top + 10 + floor * height, width - 40, height - 4, lighter(body, 0.35))
  sheet.add(rect(left - 16, top - 14, width + 32, 18, lighter(WALLS.cal, 0.3)))
  if (dice.chance(0.7))
    for (let plant = 0; plant < 4; plant++)
      shrub(sheet, left + 60 + plant * (width / 4.4), top - 12, 26)
  glass(sheet, { x: left + 40, y: base - 70, width: width * 0.34, height: 66 })
  woodDoor(
    sheet,
    { x: left + width * 0.55, y: base - 72, width: 90, height: 72 },
    darker(WOOD, 0.2),
  )
  sheet.add(
    polygon(
      [
        [left - 60, base],
        [left + width + 160, base],
        [left + width + 330, 800],
        [left - 260, 800],
      ],
      sheet.fade([lighter(STONE, 0.3), darker(STONE, 0.08)]),
    ),
  )
  sheet.add(
    shadow(
      [
        [left + width, base],
        [left + width + 150, base - 18],
        [left + width + 330, base + 46],
        [left + width + 120, base + 56],
      ],
      0.3,
    ),
  )
  tree(sheet, 160, 690, 400)
  tree(sheet, 1040, 690, 330)
  palm(sheet, left - 60, 680, 300)
  for (const x of [left + 30, left + width * 0.45, left + width]) shrub(sheet, x, base + 22, 40)
  if (dice.chance(0.5)) overhang(sheet, 'right')
}

/** Round corners, bands and flag-poles of the thirties. */
export function decoBuilding(sheet: Sheet): void {
  const { dice } = sheet
  const base = 640
  const body = dice.pick([WALLS.cal, WALLS.salmon, WALLS.agua, WALLS.maiz])
  sky(sheet)
  skyline(sheet, 600)
  const [left, width, top] = [280, 560, 130]
  sheet.add(
    rect(
      -20,
      260,
      330,
      base - 260,
      sheet.fade([lighter(WALLS.terracota, 0.2), darker(WALLS.terracota, 0.1)]),
    ),
  )
  sheet.add(
    rect(
      820,
      330,
      420,
      base - 330,
      sheet.fade([lighter(WALLS.lila, 0.2), darker(WALLS.lila, 0.14)]),
    ),
  )
  for (const y of [370, 480])
    for (const x of [890, 1000, 1110]) glass(sheet, { x, y, width: 58, height: 74 })
  for (const x of [30, 140]) glass(sheet, { x, y: 330, width: 66, height: 100 })
  sheet.add(
    shadow(
      [
        [840, 330],
        [940, 420],
        [940, base],
        [840, base],
      ],
      0.26,
    ),
  )
  sheet.add(
    rect(
      left,
      top,
      width,
      base - top,
      sheet.fade([lighter(body, 0.34), body, darker(body, 0.05), darker(body, 0.34)], true),
      'rx="46"',
    ),
  )
  sheet.add(rect(left + 200, top - 44, 160, 70, sheet.fade([lighter(body, 0.4), body]), 'rx="12"'))
  for (let floor = 0; floor < 4; floor++) {
    const y = top + 34 + floor * 112
    sheet.add(
      rect(left, y + 84, width, 9, lighter(WALLS.cal, 0.3)),
      rect(left, y + 93, width, 6, darker(body, 0.4), 'opacity="0.5"'),
    )
    for (const x of [left + 40, left + 400])
      glass(sheet, { x, y, width: 120, height: 76 }, '#5a4636')
    glass(sheet, { x: left + 216, y: y - 6, width: 128, height: 82 }, '#5a4636')
    railing(sheet, { x: left + 204, y: y + 52, width: 152, height: 34 })
    if (dice.chance(0.6)) shrub(sheet, left + dice.between(220, 340), y + 84, 17)
  }
  woodDoor(sheet, { x: left + 230, y: base - 92, width: 100, height: 92 }, '#4b3a2c')
  sheet.add(rect(left, base - 30, width, 30, darker(body, 0.4)))
  street(sheet, base)
  tree(sheet, 190, base + 26, 420)
  tree(sheet, 930, base + 26, 380)
  if (dice.chance(0.5)) bougainvillea(sheet, left + 380, top + 200, 140, 90)
}
