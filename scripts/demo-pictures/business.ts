import { arch, glass, grilleWindow, slab, street, volume, woodDoor } from './building.ts'
import { darker, lighter, STONE, WALLS, WOOD } from './colours.ts'
import { ground, sky, treeLine } from './nature.ts'
import { agave, bougainvillea, palm, shrub, tree } from './plants.ts'
import { ellipse, line, polygon, rect, shadow } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** Where people work: offices and shops. */

export function officeBlock(sheet: Sheet): void {
  const { dice } = sheet
  const base = 640
  const frame = dice.pick([WALLS.concreto, WALLS.terracota, WALLS.cal])
  sky(sheet)
  treeLine(sheet, 590, 70)
  ground(sheet, 600, '#8a9a5c')
  const [left, width, top] = [dice.whole(230, 280), dice.whole(520, 580), 130]
  volume(sheet, { x: left, y: top, width, height: base - top }, frame, 170)
  const floors = dice.whole(4, 5)
  const height = (base - 90 - top) / floors
  for (let floor = 0; floor < floors; floor++) {
    const y = top + 22 + floor * height
    glass(sheet, { x: left + 26, y, width: width - 52, height: height - 30 }, '#38424a')
    slab(
      sheet,
      { x: left - 4, y: y + height - 26, width: width + 8, height: 12 },
      lighter(frame, 0.3),
      12,
    )
    for (let fin = 0; fin < 14; fin++)
      sheet.add(rect(left + 34 + (fin * (width - 60)) / 14, y, 8, height - 30, darker(frame, 0.2)))
  }
  slab(
    sheet,
    { x: left + width * 0.3, y: base - 92, width: width * 0.5, height: 16 },
    WALLS.cal,
    40,
  )
  glass(sheet, { x: left + width * 0.36, y: base - 74, width: width * 0.38, height: 72 }, '#38424a')
  sheet.add(
    polygon(
      [
        [left + width * 0.3, base],
        [left + width * 0.8, base],
        [left + width, 800],
        [left + 60, 800],
      ],
      sheet.fade([lighter(STONE, 0.3), darker(STONE, 0.1)]),
    ),
  )
  sheet.add(
    shadow(
      [
        [left + width, base],
        [left + width + 170, base - 20],
        [left + width + 330, base + 40],
        [left + width + 90, base + 50],
      ],
      0.3,
    ),
  )
  palm(sheet, 150, 680, 440)
  palm(sheet, 210, 700, 330)
  tree(sheet, 1090, 690, 330)
  for (let plant = 0; plant < 5; plant++) agave(sheet, left + 20 + plant * 46, base + 26, 34)
  shrub(sheet, left + width, base + 30, 54)
}

/** Two floors of stone and balconies from before the Revolution. */
export function mansion(sheet: Sheet): void {
  const { dice } = sheet
  const base = 640
  const colour = dice.pick([WALLS.cal, WALLS.salmon, WALLS.agua, WALLS.rosa])
  sky(sheet)
  tree(sheet, 100, 600, 470)
  tree(sheet, 1090, 600, 450)
  const [left, width, top] = [190, 780, 170]
  volume(sheet, { x: left, y: top, width, height: base - top }, colour, 60)
  sheet.add(
    rect(left - 18, top - 22, width + 36, 26, lighter(STONE, 0.3)),
    rect(left, 388, width, 14, lighter(STONE, 0.3)),
    rect(left, 402, width, 7, darker(colour, 0.4), 'opacity="0.4"'),
  )
  for (let index = 0; index < 12; index++)
    sheet.add(rect(left + 12 + index * 65, top - 48, 10, 26, lighter(STONE, 0.2)))
  sheet.add(rect(left - 18, top - 54, width + 36, 9, lighter(STONE, 0.4)))
  for (let bay = 0; bay < 5; bay++) {
    const x = left + 50 + bay * 146
    arch(
      sheet,
      { x, y: top + 36, width: 86, height: 166 },
      lighter(STONE, 0.3),
      sheet.fade(sheet.light.windows),
    )
    for (let bar = 0; bar < 8; bar++)
      sheet.add(line([x - 8 + bar * 14.5, 336], [x - 8 + bar * 14.5, 378], '#2a2422', 2.4))
    sheet.add(line([x - 12, 336], [x + 98, 336], '#2a2422', 4))
    if (bay === 2) woodDoor(sheet, { x: x - 6, y: 440, width: 98, height: 200 }, '#4b3a2c')
    else grilleWindow(sheet, { x, y: 450, width: 86, height: 126 }, lighter(STONE, 0.3))
  }
  sheet.add(rect(left, base - 36, width, 36, darker(colour, 0.34)))
  if (dice.chance(0.5)) street(sheet, base)
  else {
    ground(sheet, base, '#8a9a5c')
    sheet.add(
      polygon(
        [
          [510, base],
          [680, base],
          [860, 800],
          [330, 800],
        ],
        sheet.fade([lighter(STONE, 0.3), STONE]),
      ),
    )
    for (const x of [120, 300, 420, 780, 900, 1060])
      shrub(sheet, x, base + dice.between(24, 50), dice.between(44, 66))
  }
  bougainvillea(sheet, left + 570, top + 16, 200, 150)
}

export function shopFront(sheet: Sheet): void {
  const { dice } = sheet
  const base = 630
  const colour = dice.pick([WALLS.ocre, WALLS.anil, WALLS.rosa, WALLS.agua, WALLS.terracota])
  const stripe = dice.pick([WALLS.terracota, '#2f6f5a', WALLS.anil, '#a83248'])
  sky(sheet)
  tree(sheet, 960, 480, 330)
  sheet.add(
    rect(-20, 230, 240, base - 230, sheet.fade([lighter(WALLS.cal, 0.1), darker(WALLS.cal, 0.16)])),
  )
  sheet.add(
    rect(1000, 280, 240, base - 280, sheet.fade([WALLS.salmon, darker(WALLS.salmon, 0.16)])),
  )
  sheet.add(
    rect(
      190,
      180,
      830,
      base - 180,
      sheet.fade([lighter(colour, 0.2), colour, darker(colour, 0.12)], true),
    ),
    rect(178, 162, 854, 22, lighter(WALLS.cal, 0.3)),
  )
  sheet.add(
    rect(250, 222, 710, 70, darker(colour, 0.45), 'rx="6"'),
    rect(420, 248, 370, 16, lighter(colour, 0.6), 'rx="8"'),
  )
  glass(sheet, { x: 240, y: 376, width: 280, height: 200 }, '#3a2d25')
  glass(sheet, { x: 690, y: 376, width: 280, height: 200 }, '#3a2d25')
  woodDoor(
    sheet,
    { x: 556, y: 376, width: 98, height: base - 376 },
    dice.pick([WOOD, '#2f4d6e', '#3d5a4a']),
  )
  for (const [x, count] of [
    [262, 4],
    [712, 4],
  ] as const) {
    for (let item = 0; item < count; item++) {
      const tall = dice.between(40, 96)
      sheet.add(
        rect(
          x + item * 62,
          572 - tall,
          dice.between(26, 46),
          tall,
          dice.pick([WALLS.ocre, WALLS.rosa, WALLS.cal, '#5d7f57']),
          'rx="6" opacity="0.8"',
        ),
      )
    }
  }
  for (let part = 0; part < 15; part++) {
    const x = 216 + part * 51
    sheet.add(
      polygon(
        [
          [x + 10, 316],
          [x + 61, 316],
          [x + 51, 392],
          [x, 392],
        ],
        part % 2 ? lighter(WALLS.cal, 0.3) : stripe,
      ),
    )
    sheet.add(
      ellipse(x + 25, 392, 25.5, 13, part % 2 ? lighter(WALLS.cal, 0.2) : darker(stripe, 0.1)),
    )
  }
  sheet.add(
    shadow(
      [
        [216, 396],
        [981, 396],
        [981, 440],
        [240, 440],
      ],
      0.34,
    ),
  )
  street(sheet, base)
  for (const x of dice.chance(0.6) ? [300, 840] : [840]) {
    sheet.add(
      ellipse(x + 12, base + 26, 90, 9, '#2b2453', 'opacity="0.3"'),
      ellipse(x, base - 52, 48, 9, lighter(WOOD, 0.3)),
      rect(x - 4, base - 50, 8, 72, '#3a2d25'),
    )
    for (const side of [-74, 62])
      sheet.add(
        rect(x + side, base - 74, 7, 96, '#3a2d25'),
        rect(x + (side < 0 ? side : side - 36), base - 24, 43, 8, stripe),
        rect(x + (side < 0 ? side + 36 : side - 36), base - 20, 6, 42, '#3a2d25'),
      )
  }
  for (const x of [214, 996]) {
    sheet.add(
      polygon(
        [
          [x - 30, base - 36],
          [x + 30, base - 36],
          [x + 22, base + 20],
          [x - 22, base + 20],
        ],
        WALLS.terracota,
      ),
    )
    shrub(sheet, x, base - 34, 46)
  }
  bougainvillea(sheet, 800, 160, 220, 110)
}
