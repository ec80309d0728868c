import { darker, lighter, WALLS, WOOD } from './colours.ts'
import { gardenDoors, lamp, pottedPlant, room, sideWindow } from './room.ts'
import { ellipse, line, polygon, rect, shadow } from './shapes.ts'
import type { Sheet } from './sheet.ts'
import { roomColours } from './room-colours.ts'

/** Offices and shops inside. */

const BOOKS = [WALLS.anil, WALLS.terracota, WALLS.cal, WALLS.ocre, WALLS.verde, WALLS.rosa] as const

export function office(sheet: Sheet): void {
  const { dice } = sheet
  const paint = roomColours(sheet)
  room(sheet, { ...paint, floor: '#b9ad9e', tile: '#a59a8c' })
  sideWindow(sheet)
  gardenDoors(sheet, 600, 320)
  for (let shelf = 0; shelf < 3; shelf++) {
    sheet.add(rect(280, 190 + shelf * 92, 270, 10, WOOD))
    for (let book = 0; book < 11; book++) {
      const tall = dice.between(36, 66)
      if (dice.chance(0.8))
        sheet.add(rect(288 + book * 23, 190 + shelf * 92 - tall, 17, tall, dice.pick(BOOKS)))
    }
  }
  sheet.add(
    shadow(
      [
        [250, 720],
        [960, 720],
        [1050, 776],
        [300, 776],
      ],
      0.3,
    ),
  )
  sheet.add(
    polygon(
      [
        [300, 560],
        [900, 560],
        [970, 606],
        [230, 606],
      ],
      sheet.fade([lighter(WOOD, 0.36), lighter(WOOD, 0.14)]),
    ),
    rect(230, 606, 740, 16, darker(WOOD, 0.1)),
  )
  for (const x of [260, 930]) sheet.add(rect(x, 622, 16, 136, darker(WOOD, 0.3)))
  sheet.add(
    rect(520, 486, 150, 92, '#2f2b2a', 'rx="6"'),
    rect(528, 494, 134, 76, sheet.fade(sheet.light.windows)),
    rect(586, 578, 18, 12, '#2f2b2a'),
  )
  sheet.add(rect(760, 566, 84, 12, WALLS.cal), rect(766, 556, 72, 12, WALLS.rosa))
  for (const x of [380, 740])
    sheet.add(
      rect(
        x,
        640,
        110,
        92,
        sheet.fade([lighter(paint.accent, 0.2), darker(paint.accent, 0.1)]),
        'rx="22"',
      ),
      rect(x + 48, 730, 12, 46, '#3a2d25'),
    )
  for (const x of [420, 760]) lamp(sheet, x, 0, 100, '#f1e4cc')
  pottedPlant(sheet, 1080, 700, 270)
}

export function shop(sheet: Sheet): void {
  const { dice } = sheet
  const paint = roomColours(sheet)
  room(sheet, paint)
  sideWindow(sheet)
  for (let shelf = 0; shelf < 4; shelf++) {
    const y = 212 + shelf * 76
    sheet.add(rect(300, y, 600, 10, WOOD))
    for (let item = 0; item < 12; item++) {
      const [tall, wide] = [dice.between(26, 52), dice.between(20, 38)]
      sheet.add(
        rect(
          312 + item * 49,
          y - tall,
          wide,
          tall,
          dice.pick(['#f1e4cc', '#cf5072', '#2f5f96', '#5d7f57', '#e9bf5b', '#c9683f']),
          'rx="6"',
        ),
      )
    }
  }
  sheet.add(
    shadow(
      [
        [280, 720],
        [930, 720],
        [1010, 774],
        [320, 774],
      ],
      0.3,
    ),
  )
  sheet.add(
    polygon(
      [
        [290, 556],
        [910, 556],
        [950, 592],
        [250, 592],
      ],
      sheet.fade(['#fbf5e8', '#e7dcc8']),
    ),
    rect(250, 592, 700, 150, sheet.fade([lighter(WOOD, 0.25), WOOD], true)),
  )
  for (let board = 1; board < 14; board++)
    sheet.add(line([250 + board * 50, 596], [250 + board * 50, 738], darker(WOOD, 0.3), 3))
  sheet.add(
    rect(700, 500, 90, 64, '#2f2b2a', 'rx="8"'),
    ellipse(420, 552, 70, 16, '#c9683f'),
    ellipse(420, 540, 46, 20, '#e9bf5b'),
  )
  for (const x of [380, 600, 820])
    lamp(sheet, x, 0, 80, dice.pick(['#c9683f', '#e7c98f', '#5d7f57']))
  pottedPlant(sheet, 1060, 710, 250)
}
