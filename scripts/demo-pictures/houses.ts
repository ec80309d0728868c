import { arch, glass, grilleWindow, groundShadow, street, volume, woodDoor } from './building.ts'
import { darker, lighter, mix, STONE, WALLS, WOOD } from './colours.ts'
import { ground, meadow, sky, treeLine } from './nature.ts'
import { agave, bougainvillea, overhang, palm, shrub, tree } from './plants.ts'
import { polygon, rect, shadow } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** Houses of the old town and of the country. */

const LAWN = '#7f9a55'

export function colonialHouse(sheet: Sheet): void {
  const { dice } = sheet
  const base = 640
  const colour = dice.pick([
    WALLS.ocre,
    WALLS.rosa,
    WALLS.anil,
    WALLS.salmon,
    WALLS.agua,
    WALLS.maiz,
  ])
  const beside = dice.pick([WALLS.cal, WALLS.terracota, WALLS.lila, WALLS.verde])
  const top = dice.whole(215, 280)
  sky(sheet)
  tree(sheet, dice.between(850, 1000), 420, 330)
  palm(sheet, dice.between(180, 360), 430, 330)
  sheet.add(
    rect(
      -20,
      top + 70,
      260,
      base - top - 70,
      sheet.fade([lighter(beside, 0.12), darker(beside, 0.1)]),
    ),
  )
  sheet.add(
    rect(960, top + 50, 280, base - top - 50, sheet.fade([WALLS.cal, darker(WALLS.cal, 0.14)])),
  )
  sheet.add(
    rect(
      180,
      top,
      800,
      base - top,
      sheet.fade([lighter(colour, 0.18), colour, darker(colour, 0.1)], true),
    ),
  )
  sheet.add(
    rect(170, top - 20, 820, 24, lighter(WALLS.cal, 0.3)),
    rect(180, top + 4, 800, 12, darker(colour, 0.3), 'opacity="0.5"'),
  )
  sheet.add(rect(180, base - 86, 800, 86, darker(mix(colour, WALLS.terracota, 0.4), 0.22)))
  sheet.add(
    shadow(
      [
        [960, top + 50],
        [980, top + 50],
        [1060, top + 130],
        [1060, base],
        [980, base],
      ],
      0.26,
    ),
  )
  const openings = dice.whole(3, 4)
  const step = 780 / openings
  const door = dice.whole(0, openings - 1)
  const arched = dice.chance(0.5)
  for (let index = 0; index < openings; index++) {
    const x = 190 + step * index + step / 2 - 52
    if (index === door) {
      sheet.add(rect(x - 26, top + 76, 156, base - top - 76, lighter(STONE, 0.3)))
      const box = { x: x - 8, y: top + 94, width: 120, height: base - top - 94 }
      if (arched) arch(sheet, box, lighter(STONE, 0.1), darker(WOOD, 0.2))
      else woodDoor(sheet, box, dice.pick([WOOD, '#3d5a4a', '#2f4d6e', '#7a3327']))
    } else
      grilleWindow(
        sheet,
        { x, y: top + 100, width: 104, height: base - top - 210 },
        lighter(STONE, 0.3),
      )
  }
  street(sheet, base)
  bougainvillea(sheet, dice.chance(0.5) ? 150 : 790, top - 26, 240, 190)
  agave(sheet, dice.between(930, 1040), base + 20, 62)
  if (dice.chance(0.5)) overhang(sheet, 'right')
}

export function arcadeHouse(sheet: Sheet): void {
  const { dice } = sheet
  const base = 610
  const colour = dice.pick([WALLS.ocre, WALLS.terracota, WALLS.cal, WALLS.salmon, WALLS.maiz])
  sky(sheet)
  treeLine(sheet, 470, 110)
  tree(sheet, 980, 560, 430)
  ground(sheet, 560, mix(LAWN, '#c9a45f', 0.25))
  const top = 330
  groundShadow(sheet, 130, 960, base, 120)
  volume(sheet, { x: 130, y: top, width: 800, height: base - top }, colour, 90)
  sheet.add(rect(118, top - 18, 826, 22, lighter(STONE, 0.2)))
  if (dice.chance(0.6)) {
    volume(sheet, { x: 330, y: top - 116, width: 300, height: 100 }, lighter(colour, 0.12), 60)
    for (const x of [370, 450, 530]) glass(sheet, { x, y: top - 90, width: 44, height: 62 })
    sheet.add(rect(322, top - 128, 316, 16, lighter(STONE, 0.2)))
  }
  const arches = dice.whole(5, 6)
  const step = 770 / arches
  for (let index = 0; index < arches; index++) {
    const box = { x: 150 + step * index, y: top + 58, width: step - 38, height: base - top - 58 }
    const inside = sheet.light.glow ? '#c9793a' : darker(mix(colour, '#6b4a6e', 0.4), 0.28)
    arch(sheet, box, lighter(STONE, 0.25), sheet.fade([darker(inside, 0.25), inside]))
    if (index % 2 === 1)
      woodDoor(sheet, {
        x: box.x + box.width * 0.28,
        y: top + 130,
        width: box.width * 0.44,
        height: base - top - 130,
      })
  }
  sheet.add(
    rect(110, base, 880, 22, lighter(STONE, 0.22)),
    rect(110, base + 22, 880, 10, darker(STONE, 0.3)),
  )
  sheet.add(
    polygon(
      [
        [470, base + 32],
        [640, base + 32],
        [800, 800],
        [300, 800],
      ],
      sheet.fade([lighter(STONE, 0.2), mix(STONE, WALLS.terracota, 0.3)]),
    ),
  )
  bougainvillea(sheet, 660, top - 22, 270, 150)
  palm(sheet, 90, 640, 420)
  for (const x of [250, 900]) shrub(sheet, x, 690, 66)
  agave(sheet, 180, 730, 70)
  agave(sheet, 1010, 740, 76)
  meadow(sheet, 700)
}
