import { glass, slab, volume } from './building.ts'
import { darker, lighter, STONE, WALLS, WOOD } from './colours.ts'
import { ground, meadow, sky, treeLine } from './nature.ts'
import { agave, bougainvillea, overhang, palm, shrub, tree } from './plants.ts'
import { ellipse, line, polygon, rect, shadow } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** What lies behind a house: garden, pool, terrace. */

export function garden(sheet: Sheet): void {
  const { dice } = sheet
  const wall = dice.pick([WALLS.terracota, WALLS.rosa, WALLS.ocre])
  sky(sheet)
  treeLine(sheet, 420, 120)
  sheet.add(
    rect(-20, 340, 1240, 190, sheet.fade([lighter(wall, 0.16), darker(wall, 0.08)])),
    rect(-20, 326, 1240, 18, lighter(WALLS.cal, 0.3)),
  )
  ground(sheet, 526, '#7f9a55')
  bougainvillea(sheet, 700, 320, 360, 150)
  tree(sheet, 230, 600, 480)
  for (let stone = 0; stone < 6; stone++)
    sheet.add(
      ellipse(
        610 - stone * 26 + (stone % 2) * 60,
        560 + stone * 44,
        46 + stone * 14,
        13 + stone * 3.4,
        lighter(STONE, 0.3),
      ),
    )
  sheet.add(
    shadow(
      [
        [820, 640],
        [1060, 640],
        [1110, 668],
        [860, 668],
      ],
      0.3,
    ),
    rect(820, 596, 230, 14, lighter(WOOD, 0.2)),
    rect(836, 610, 12, 44, WOOD),
    rect(1022, 610, 12, 44, WOOD),
    rect(820, 546, 230, 10, lighter(WOOD, 0.2)),
    rect(820, 568, 230, 10, lighter(WOOD, 0.2)),
  )
  for (let plant = 0; plant < 7; plant++)
    shrub(sheet, 60 + plant * 180, 540 + dice.between(0, 14), dice.between(40, 66))
  for (const x of [90, 420, 1130]) agave(sheet, x, dice.between(690, 760), dice.between(60, 84))
  palm(sheet, 1100, 600, 430)
  meadow(sheet, 640)
  overhang(sheet, 'left')
}

export function pool(sheet: Sheet): void {
  const { dice } = sheet
  const wall = dice.pick([WALLS.rosa, WALLS.anil, WALLS.ocre, WALLS.terracota])
  sky(sheet)
  treeLine(sheet, 430, 110)
  ground(sheet, 500, '#7f9a55')
  volume(sheet, { x: 560, y: 220, width: 470, height: 330 }, WALLS.cal, 120)
  glass(sheet, { x: 610, y: 330, width: 330, height: 216 })
  slab(sheet, { x: 500, y: 208, width: 560, height: 22 }, WALLS.cal, 100)
  volume(sheet, { x: 60, y: 300, width: 420, height: 240 }, wall, 30)
  sheet.add(
    polygon(
      [
        [-20, 548],
        [1220, 548],
        [1220, 820],
        [-20, 820],
      ],
      sheet.fade([lighter(STONE, 0.4), STONE]),
    ),
  )
  sheet.add(
    polygon(
      [
        [240, 600],
        [860, 600],
        [1010, 760],
        [90, 760],
      ],
      sheet.fade(['#2f8f9c', '#7fcabb']),
    ),
    polygon(
      [
        [240, 600],
        [860, 600],
        [868, 612],
        [230, 612],
      ],
      darker('#2f8f9c', 0.3),
      'opacity="0.6"',
    ),
  )
  sheet.add(
    polygon(
      [
        [260, 612],
        [470, 612],
        [430, 700],
        [190, 700],
      ],
      wall,
      'opacity="0.3"',
    ),
    polygon(
      [
        [620, 612],
        [850, 612],
        [900, 680],
        [640, 680],
      ],
      '#f6ecd8',
      'opacity="0.28"',
    ),
  )
  for (let ripple = 0; ripple < 20; ripple++) {
    const [x, y] = [dice.between(210, 820), dice.between(630, 748)]
    sheet.add(line([x, y], [x + dice.between(20, 80), y], '#f2f6e8', 2.6, 'opacity="0.6"'))
  }
  for (const x of [920, 1040])
    sheet.add(
      shadow(
        [
          [x, 640],
          [x + 96, 640],
          [x + 130, 656],
          [x + 30, 656],
        ],
        0.3,
      ),
      polygon(
        [
          [x, 620],
          [x + 90, 620],
          [x + 104, 640],
          [x + 8, 640],
        ],
        '#fbf5e8',
      ),
      polygon(
        [
          [x, 620],
          [x + 10, 580],
          [x + 100, 580],
          [x + 90, 620],
        ],
        lighter(wall, 0.5),
      ),
    )
  for (const x of [110, 250, 400]) shrub(sheet, x, 556, dice.between(44, 62))
  agave(sheet, 500, 566, 60)
  palm(sheet, 40, 640, 470)
  palm(sheet, 1130, 590, 400)
  bougainvillea(sheet, 220, 290, 230, 120)
}

export function terrace(sheet: Sheet): void {
  const { dice } = sheet
  sky(sheet)
  treeLine(sheet, 480, 150)
  ground(sheet, 480, '#7f9a55')
  const tone = dice.pick([WALLS.terracota, WALLS.ocre, WALLS.anil])
  sheet.add(
    polygon(
      [
        [-20, 520],
        [1220, 520],
        [1220, 820],
        [-20, 820],
      ],
      sheet.fade([lighter('#c98f63', 0.3), '#b9784c']),
    ),
  )
  for (let row = 0; row < 6; row++)
    sheet.add(
      line(
        [-20, 540 + row ** 1.6 * 20],
        [1220, 540 + row ** 1.6 * 20],
        '#8a5230',
        2.4,
        'opacity="0.4"',
      ),
    )
  for (const x of [150, 1030])
    sheet.add(rect(x, 110, 34, 480, sheet.fade([lighter(WOOD, 0.2), darker(WOOD, 0.2)], true)))
  sheet.add(rect(-20, 70, 1240, 44, sheet.fade([WOOD, darker(WOOD, 0.3)])))
  for (let beam = 0; beam < 11; beam++) {
    sheet.add(
      polygon(
        [
          [20 + beam * 116, 70],
          [52 + beam * 116, 70],
          [70 + beam * 116 - (beam - 5) * 10, -20],
          [20 + beam * 116 - (beam - 5) * 10, -20],
        ],
        darker(WOOD, 0.16),
      ),
    )
    sheet.add(
      shadow(
        [
          [40 + beam * 116, 560],
          [70 + beam * 116, 560],
          [170 + beam * 132, 800],
          [110 + beam * 132, 800],
        ],
        0.16,
      ),
    )
  }
  sheet.add(
    `<path d="M184 300 Q600 610 1030 300 Q600 540 184 300Z" fill="${sheet.fade([lighter(tone, 0.3), tone, lighter(tone, 0.4)], true)}"/>`,
    line([184, 300], [184, 260], '#f6ecd8', 4),
  )
  sheet.add(
    shadow(
      [
        [330, 700],
        [870, 700],
        [930, 740],
        [380, 740],
      ],
      0.3,
    ),
    ellipse(600, 640, 240, 34, lighter(WOOD, 0.34)),
    rect(586, 660, 28, 90, WOOD),
    ellipse(560, 626, 54, 13, '#2f5f96'),
    ellipse(560, 616, 30, 12, '#e0a03a'),
    rect(660, 590, 26, 44, '#f1e4cc', 'rx="8"'),
  )
  for (const x of [290, 850])
    sheet.add(
      rect(x, 600, 96, 60, sheet.fade([lighter(tone, 0.2), tone]), 'rx="16"'),
      rect(x - 6, 650, 108, 22, darker(tone, 0.2), 'rx="10"'),
      rect(x + 4, 672, 8, 70, WOOD),
      rect(x + 84, 672, 8, 70, WOOD),
    )
  for (const x of [60, 1120]) shrub(sheet, x, 640, 90)
  bougainvillea(sheet, 900, 80, 300, 160)
  agave(sheet, 1010, 720, 70)
}
