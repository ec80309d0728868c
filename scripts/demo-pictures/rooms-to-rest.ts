import { darker, lighter, WALLS, WOOD } from './colours.ts'
import { gardenDoors, lamp, picture, pottedPlant, room, sideWindow } from './room.ts'
import { ellipse, line, polygon, rect, shadow } from './shapes.ts'
import type { Sheet } from './sheet.ts'
import { roomColours } from './room-colours.ts'

/** Where people live and sleep. */

function cushion(x: number, y: number, colour: string): string {
  return rect(x, y, 66, 58, colour, `rx="12" transform="rotate(-8 ${x + 33} ${y + 29})"`)
}

export function livingRoom(sheet: Sheet): void {
  const { dice } = sheet
  const paint = roomColours(sheet)
  room(sheet, paint)
  sideWindow(sheet)
  if (dice.chance(0.6)) gardenDoors(sheet, 560, 300)
  else for (const x of [420, 560, 700]) picture(sheet, x, 190, 110, 140)
  const sofa = dice.pick(['#e9dcc3', '#5d7f73', '#b5654a', '#8a93a8'])
  sheet.add(
    ellipse(640, 690, 430, 74, dice.pick(['#e7d3b0', '#c9806a', '#9fb0a4'])),
    ellipse(640, 690, 360, 56, darker('#e7d3b0', 0.12), 'opacity="0.5"'),
  )
  sheet.add(
    shadow(
      [
        [330, 640],
        [860, 640],
        [930, 690],
        [380, 690],
      ],
      0.32,
    ),
  )
  sheet.add(
    rect(330, 452, 520, 120, sheet.fade([lighter(sofa, 0.26), sofa]), 'rx="22"'),
    rect(312, 500, 70, 140, darker(sofa, 0.08), 'rx="22"'),
    rect(800, 500, 70, 140, darker(sofa, 0.22), 'rx="22"'),
  )
  sheet.add(
    rect(360, 552, 460, 84, sheet.fade([lighter(sofa, 0.34), darker(sofa, 0.06)]), 'rx="16"'),
    line([590, 556], [590, 628], darker(sofa, 0.3), 3),
  )
  sheet.add(
    cushion(392, 506, paint.accent === WALLS.cal ? WALLS.rosa : paint.accent),
    cushion(712, 506, WALLS.maiz),
  )
  sheet.add(
    rect(520, 668, 240, 18, lighter(WOOD, 0.2), 'rx="6"'),
    rect(540, 686, 14, 54, WOOD),
    rect(724, 686, 14, 54, WOOD),
    rect(600, 650, 60, 18, WALLS.anil),
    ellipse(690, 660, 24, 10, WALLS.terracota),
  )
  pottedPlant(sheet, 1010, 690, 300)
  lamp(sheet, 440, 60, dice.between(90, 150), '#e7c98f')
}

export function bedroom(sheet: Sheet): void {
  const { dice } = sheet
  const paint = roomColours(sheet)
  room(sheet, paint)
  sideWindow(sheet)
  if (dice.chance(0.5)) gardenDoors(sheet, 690, 230)
  else picture(sheet, 520, 170, 160, 130)
  const cover = dice.pick([WALLS.ocre, WALLS.agua, WALLS.rosa, WALLS.anil, WALLS.salmon])
  const head = dice.pick([WOOD, lighter(WOOD, 0.3), '#c9b79b'])
  sheet.add(
    shadow(
      [
        [330, 700],
        [900, 700],
        [1010, 760],
        [380, 760],
      ],
      0.32,
    ),
  )
  sheet.add(
    rect(390, 340, 420, 190, sheet.fade([lighter(head, 0.2), darker(head, 0.1)], true), 'rx="14"'),
  )
  for (let bar = 1; bar < 8; bar++)
    sheet.add(line([390 + bar * 52, 350], [390 + bar * 52, 500], darker(head, 0.34), 3))
  sheet.add(
    polygon(
      [
        [400, 480],
        [800, 480],
        [890, 640],
        [310, 640],
      ],
      sheet.fade(['#fbf5e8', '#efe3cd']),
    ),
    polygon(
      [
        [372, 530],
        [830, 530],
        [890, 640],
        [310, 640],
      ],
      sheet.fade([lighter(cover, 0.2), cover]),
    ),
  )
  sheet.add(
    rect(310, 640, 580, 72, sheet.fade([cover, darker(cover, 0.22)])),
    polygon(
      [
        [356, 558],
        [848, 558],
        [862, 584],
        [340, 584],
      ],
      lighter(cover, 0.55),
    ),
  )
  for (const x of [424, 612])
    sheet.add(rect(x, 440, 164, 74, sheet.fade(['#ffffff', '#e7dcc8']), 'rx="22"'))
  sheet.add(rect(560, 476, 86, 54, darker(cover, 0.25), 'rx="14"'))
  for (const [x, width] of [
    [262, 96],
    [842, 92],
  ] as const) {
    sheet.add(
      rect(x, 470, width, 88, sheet.fade([lighter(WOOD, 0.2), WOOD], true)),
      line([x + 8, 512], [x + width - 8, 512], darker(WOOD, 0.4), 3),
    )
    sheet.add(
      rect(x + width / 2 - 4, 420, 8, 50, '#3a2d25'),
      polygon(
        [
          [x + width / 2 - 22, 374],
          [x + width / 2 + 22, 374],
          [x + width / 2 + 38, 424],
          [x + width / 2 - 38, 424],
        ],
        '#f6e3b8',
      ),
    )
    sheet.shine(x + width / 2, 420, 120, '#ffd28a', 0.55)
  }
  pottedPlant(sheet, 1060, 720, 250)
}
