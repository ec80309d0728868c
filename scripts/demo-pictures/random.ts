/** Chance that is the same every time: a picture is drawn from its name. */
export interface Dice {
  /** Between two numbers. */
  between: (least: number, most: number) => number
  whole: (least: number, most: number) => number
  pick<T>(from: readonly [T, ...T[]]): T
  chance: (probability: number) => boolean
}

export function createDice(name: string): Dice {
  let state = 2_166_136_261
  for (const character of name) state = Math.imul(state ^ character.charCodeAt(0), 16_777_619)
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) => least + next() * (most - least)
  const whole = (least: number, most: number) => Math.floor(between(least, most + 1))
  return {
    between,
    whole,
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
    chance: (probability) => next() < probability,
  }
}
