import { EYE, glass, groundShadow, railing, slab, slats, volume, woodDoor } from './building.ts'
import { darker, lighter, STONE, WALLS, WOOD } from './colours.ts'
import { ground, hills, meadow, sky, treeLine } from './nature.ts'
import { agave, bougainvillea, overhang, palm, shrub, tree } from './plants.ts'
import { ellipse, polygon, rect, shadow } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** Houses of today, in the suburbs and on the beach. */

const LAWN = '#7f9a55'

export function modernHouse(sheet: Sheet): void {
  const { dice } = sheet
  const base = 630
  const body = dice.pick([WALLS.cal, WALLS.chukum, WALLS.concreto, WALLS.cal])
  const accent = dice.pick([WALLS.terracota, WALLS.rosa, WALLS.ocre, WALLS.anil, WALLS.concreto])
  sky(sheet)
  if (dice.chance(0.4)) hills(sheet, 470)
  treeLine(sheet, 500, 80)
  ground(sheet, 560, LAWN)
  tree(sheet, 150, 560, 360)
  const left = dice.whole(230, 300)
  const wide = dice.whole(540, 620)
  const split = dice.between(0.42, 0.58)
  groundShadow(sheet, left, left + wide, base, 130)
  volume(sheet, { x: left, y: 420, width: wide, height: base - 420 }, body, 110)
  volume(
    sheet,
    { x: left + wide * 0.12, y: 236, width: wide * 0.92, height: 186 },
    lighter(body, 0.3),
    120,
  )
  volume(sheet, { x: left - 46, y: 326, width: wide * 0.3, height: base - 326 }, accent, 30)
  const upper = left + wide * (0.12 + split * 0.5)
  glass(sheet, { x: upper, y: 276, width: wide * 0.46, height: 112 })
  if (dice.chance(0.6))
    slats(sheet, { x: left + wide * 0.3, y: 268, width: wide * 0.12, height: 128 })
  else glass(sheet, { x: left + wide * 0.29, y: 276, width: 70, height: 112 })
  slab(sheet, { x: left + wide * 0.2, y: 416, width: wide * 0.86, height: 20 }, WALLS.cal, 74)
  glass(sheet, { x: left + wide * 0.3, y: 470, width: wide * 0.27, height: base - 474 })
  if (dice.chance(0.5))
    slats(sheet, { x: left + wide * 0.62, y: 476, width: wide * 0.32, height: base - 476 })
  else woodDoor(sheet, { x: left + wide * 0.64, y: 470, width: 84, height: base - 470 })
  const path = left + wide * 0.55
  sheet.add(
    polygon(
      [
        [path, base],
        [path + 130, base],
        [path + 330, 800],
        [path - 120, 800],
      ],
      sheet.fade([lighter(STONE, 0.3), STONE]),
    ),
  )
  sheet.add(
    shadow(
      [
        [left - 46 + wide * 0.3, 400],
        [left + wide * 0.36, 450],
        [left + wide * 0.36, base],
        [left - 46 + wide * 0.3, base],
      ],
      0.24,
    ),
  )
  palm(sheet, left + wide + dice.between(150, 190), 640, dice.between(330, 440))
  for (let plant = 0; plant < 3; plant++)
    agave(sheet, left - 10 + plant * dice.between(70, 90), 660 + plant * 8, dice.between(38, 58))
  shrub(sheet, 1080, 690, 80)
  shrub(sheet, 60, 730, 100)
  meadow(sheet, 690)
  if (dice.chance(0.5)) overhang(sheet, 'left')
}

export function townhouse(sheet: Sheet): void {
  const { dice } = sheet
  const base = 630
  const colour = dice.pick([WALLS.cal, WALLS.salmon, WALLS.maiz, WALLS.chukum, WALLS.agua])
  const accent = dice.pick([WALLS.terracota, WALLS.anil, WALLS.ocre, WALLS.rosa])
  sky(sheet)
  if (dice.chance(0.5)) hills(sheet, 480)
  treeLine(sheet, 520, 70)
  ground(sheet, EYE, LAWN)
  tree(sheet, 1010, 610, 400)
  const left = dice.whole(250, 310)
  groundShadow(sheet, left, left + 560, base, 110)
  volume(sheet, { x: left, y: 250, width: 350, height: base - 250 }, colour, 30)
  volume(
    sheet,
    { x: left + 330, y: 330, width: 260, height: base - 330 },
    lighter(colour, 0.2),
    100,
  )
  sheet.add(
    rect(left - 14, 232, 378, 22, lighter(WALLS.cal, 0.3)),
    rect(left + 322, 314, 282, 20, lighter(WALLS.cal, 0.3)),
  )
  sheet.add(rect(left + 40, 252, 70, base - 252, sheet.fade([accent, darker(accent, 0.18)])))
  glass(sheet, { x: left + 150, y: 292, width: 150, height: 116 })
  slab(sheet, { x: left + 126, y: 424, width: 216, height: 16 }, WALLS.cal, 34)
  railing(sheet, { x: left + 128, y: 380, width: 212, height: 44 })
  glass(sheet, { x: left + 150, y: 490, width: 150, height: 96 })
  slats(
    sheet,
    { x: left + 366, y: 452, width: 192, height: base - 452 },
    dice.pick([WOOD, '#5d5a57', '#7d6a55']),
  )
  glass(sheet, { x: left + 390, y: 362, width: 140, height: 56 })
  woodDoor(sheet, { x: left + 48, y: 486, width: 54, height: base - 486 }, darker(accent, 0.3))
  sheet.add(
    polygon(
      [
        [left + 360, base],
        [left + 566, base],
        [left + 740, 800],
        [left + 300, 800],
      ],
      sheet.fade([lighter(STONE, 0.25), darker(STONE, 0.1)]),
    ),
  )
  sheet.add(
    polygon(
      [
        [left + 46, base],
        [left + 106, base],
        [left + 60, 800],
        [left - 80, 800],
      ],
      sheet.fade([lighter(STONE, 0.25), STONE]),
    ),
  )
  sheet.add(ellipse(left + 210, base + 10, 130, 10, '#2b2453', 'opacity="0.2"'))
  for (let plant = 0; plant < 4; plant++)
    shrub(sheet, left + 140 + plant * 54, base + 18, dice.between(26, 40))
  palm(sheet, 150, 650, dice.between(340, 430))
  agave(sheet, 90, 720, 70)
  bougainvillea(sheet, left + 500, 322, 130, 120)
  meadow(sheet, 690)
  if (dice.chance(0.4)) overhang(sheet, 'left')
}
