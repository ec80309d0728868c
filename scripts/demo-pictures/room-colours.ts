import { WALLS } from './colours.ts'
import type { RoomColours } from './room.ts'
import type { Sheet } from './sheet.ts'

/** How a room is painted. */

export function roomColours(sheet: Sheet): RoomColours {
  const { dice } = sheet
  const [floor, tile] = dice.pick<readonly [string, string]>([
    ['#c98f63', '#a8653f'],
    ['#d9c7a8', '#b89a76'],
    ['#b9ad9e', '#8f8f8a'],
    ['#d8b48c', '#5f8a86'],
  ])
  const accent = dice.pick([
    WALLS.terracota,
    WALLS.ocre,
    WALLS.anil,
    WALLS.agua,
    WALLS.rosa,
    WALLS.cal,
    WALLS.salmon,
  ])
  return { wall: '#efe3cd', accent, floor, tile }
}
