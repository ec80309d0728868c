import { darker, lighter, WALLS, WOOD } from './colours.ts'
import { BACK, lamp, pottedPlant, room, sideWindow } from './room.ts'
import { ellipse, line, polygon, rect, shadow } from './shapes.ts'
import type { Sheet } from './sheet.ts'
import { roomColours } from './room-colours.ts'

/** Kitchens and bathrooms. */

export function kitchen(sheet: Sheet): void {
  const { dice } = sheet
  const paint = roomColours(sheet)
  room(sheet, { ...paint, accent: '#f3ead8' })
  sideWindow(sheet)
  const cabinet = dice.pick([WALLS.verde, WALLS.anil, WOOD, '#e9dcc3', WALLS.terracota])
  const { left, right, floor } = BACK
  for (let tile = 0; tile < 28; tile++) {
    const [x, y] = [left + 12 + (tile % 14) * 49, 300 + Math.floor(tile / 14) * 44]
    sheet.add(
      rect(x, y, 42, 38, dice.pick(['#2f5f96', '#f6ecd8', '#e9bf5b', '#f6ecd8', '#86b5a6'])),
    )
  }
  for (let door = 0; door < 4; door++) {
    sheet.add(
      rect(
        left + 14 + door * 106,
        160,
        98,
        112,
        sheet.fade([lighter(cabinet, 0.22), cabinet], true),
      ),
      line([left + 98 + door * 106, 200], [left + 98 + door * 106, 236], '#e7c98f', 4),
    )
  }
  sheet.add(
    polygon(
      [
        [700, 130],
        [880, 130],
        [850, 280],
        [730, 280],
      ],
      sheet.fade(['#d8d0c4', '#9d958c']),
    ),
  )
  sheet.add(
    rect(left, 392, right - left, 18, '#f6efe2'),
    rect(
      left + 6,
      410,
      right - left - 12,
      floor - 410,
      sheet.fade([cabinet, darker(cabinet, 0.16)]),
    ),
    shadow(
      [
        [left, 410],
        [right, 410],
        [right, 424],
        [left, 424],
      ],
      0.4,
    ),
  )
  for (let door = 1; door < 6; door++)
    sheet.add(
      line([left + door * 116, 418], [left + door * 116, floor - 6], darker(cabinet, 0.4), 3),
    )
  sheet.add(rect(740, 420, 110, 84, '#2f2b2a', 'rx="4"'), rect(752, 440, 86, 50, '#5b4a3c'))
  sheet.add(
    shadow(
      [
        [300, 720],
        [900, 720],
        [990, 770],
        [340, 770],
      ],
      0.32,
    ),
  )
  sheet.add(
    polygon(
      [
        [270, 540],
        [900, 540],
        [940, 574],
        [230, 574],
      ],
      sheet.fade(['#fbf5e8', '#e7dcc8']),
    ),
    rect(
      250,
      574,
      670,
      156,
      sheet.fade([lighter(paint.accent, 0.1), darker(paint.accent, 0.14)], true),
    ),
  )
  for (const x of [350, 520, 690])
    sheet.add(
      ellipse(x + 40, 650, 46, 12, lighter(WOOD, 0.25)),
      line([x + 14, 656], [x + 4, 780], WOOD, 8),
      line([x + 66, 656], [x + 76, 780], WOOD, 8),
    )
  sheet.add(ellipse(470, 548, 62, 16, '#c9683f'))
  for (const [x, colour] of [
    [440, '#e0a03a'],
    [470, '#7f9a3f'],
    [500, '#cf5072'],
  ] as const)
    sheet.add(ellipse(x, 536, 18, 17, colour))
  for (const x of [400, 600, 800]) lamp(sheet, x, 0, 110, dice.pick(['#e7c98f', '#c9683f']))
  pottedPlant(sheet, 1060, 700, 250)
}

export function bathroom(sheet: Sheet): void {
  const { dice } = sheet
  const paint = roomColours(sheet)
  room(sheet, { ...paint, wall: '#e6dccb' })
  sideWindow(sheet)
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 15; column++) {
      if (dice.chance(0.32))
        sheet.add(
          rect(
            BACK.left + 4 + column * 46.6,
            BACK.top + 4 + row * 44,
            43,
            41,
            lighter(paint.accent, dice.between(0.1, 0.4)),
            'opacity="0.7"',
          ),
        )
    }
  }
  sheet.add(
    ellipse(480, 268, 104, 104, darker(WOOD, 0.1)),
    ellipse(480, 268, 94, 94, sheet.fade(sheet.light.windows)),
  )
  sheet.add(
    rect(340, 430, 290, 24, '#f6efe2'),
    rect(352, 454, 266, 66, sheet.fade([lighter(WOOD, 0.22), WOOD])),
    ellipse(480, 424, 84, 22, '#fbf7ee'),
    rect(474, 372, 10, 44, '#c9a45f'),
  )
  sheet.add(
    rect(700, 150, 232, 372, '#dfeae4', 'opacity="0.4"'),
    line([700, 150], [700, 522], '#c9a45f', 5),
    line([816, 150], [816, 200], '#c9a45f', 6),
    ellipse(816, 204, 38, 9, '#c9a45f'),
  )
  sheet.add(
    shadow(
      [
        [360, 740],
        [860, 740],
        [930, 780],
        [400, 780],
      ],
      0.3,
    ),
  )
  sheet.add(
    ellipse(600, 610, 270, 40, '#ffffff'),
    `<path d="M330 610 Q350 760 470 764 L730 764 Q850 760 870 610Z" fill="${sheet.fade(['#ffffff', '#ddd0bb'], true)}"/>`,
    ellipse(600, 612, 238, 28, sheet.fade(['#8fc7c4', '#cbe6dc'])),
  )
  pottedPlant(sheet, 1030, 690, 260)
  lamp(sheet, 480, 30, 60, '#e7c98f')
}
