import { glass, groundShadow, railing, slab, volume, woodDoor } from './building.ts'
import { lighter, STONE, WALLS, WOOD } from './colours.ts'
import { ground, sea, sky } from './nature.ts'
import { agave, palm } from './plants.ts'
import { line, polygon, rect, shadow } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** A house by the sea. */

export function beachHouse(sheet: Sheet): void {
  const { dice } = sheet
  const base = 640
  sky(sheet)
  sea(sheet, 470, 600)
  ground(sheet, 596, '#e6cfa0')
  const body = dice.pick([WALLS.cal, '#f7efe0', WALLS.agua, WALLS.maiz])
  const left = dice.whole(250, 360)
  groundShadow(sheet, left, left + 560, base, 150)
  volume(sheet, { x: left, y: 430, width: 560, height: base - 430 }, body, 100)
  volume(sheet, { x: left + 190, y: 280, width: 370, height: 152 }, lighter(body, 0.35), 100)
  glass(sheet, { x: left + 230, y: 318, width: 290, height: 112 }, '#7a5a3c')
  railing(sheet, { x: left + 190, y: 392, width: 372, height: 40 }, '#f7efe0')
  slab(sheet, { x: left + 150, y: 430, width: 470, height: 16 }, '#f7efe0', 70)
  glass(sheet, { x: left + 220, y: 486, width: 170, height: base - 490 }, '#7a5a3c')
  woodDoor(
    sheet,
    { x: left + 430, y: 486, width: 84, height: base - 486 },
    dice.pick(['#2f6f86', WOOD, '#c2664a']),
  )
  const roof = left + 86
  sheet.add(
    polygon(
      [
        [roof - 150, 470],
        [roof, 340],
        [roof + 130, 470],
      ],
      sheet.fade(['#a57f4b', '#6f5130'], true),
    ),
  )
  for (let straw = 0; straw < 18; straw++) {
    const at = roof - 146 + straw * 16
    sheet.add(line([roof, 346], [at, 478], '#5d4427', 2, 'opacity="0.5"'))
  }
  for (const post of [roof - 110, roof + 90]) sheet.add(rect(post, 468, 12, base - 462, '#6d4c31'))
  sheet.add(
    rect(roof - 130, base - 2, 260, 12, lighter(STONE, 0.3)),
    shadow(
      [
        [roof - 150, 472],
        [roof + 130, 472],
        [roof + 170, base],
        [roof - 60, base],
      ],
      0.24,
    ),
  )
  palm(sheet, 120, 690, 470)
  palm(sheet, 1060, 670, 400)
  palm(sheet, dice.between(190, 230), 650, 340)
  for (const x of [940, 1010, 330]) agave(sheet, x, 700, dice.between(40, 60))
}
