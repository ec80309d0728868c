type Some = readonly [unknown, ...unknown[]]

/** Equal seeds always give the same numbers. */
export interface Random {
  between(least: number, most: number): number
  pick<const From extends Some>(from: From): From[number]
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    // The high bits are used, because the generator's low bits repeat soon.
    return Math.floor((state / 2 ** 32) * limit)
  }
  return {
    between: (least, most) => least + below(most - least + 1),
    pick: (from) => from[below(from.length)],
  }
}

/** The variants alternate, so that even a small site has every one. */
export function inTurn<const From extends Some>(from: From, index: number): From[number] {
  return from[index % from.length]
}
