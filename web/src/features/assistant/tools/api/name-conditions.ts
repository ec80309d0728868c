import { nameWords } from '@predio/domain/assistant'

/** From here on a letter may be wrong, missing or too many. */
const SHORTEST_MISSPELT = 4

/** One condition a word of the name, for whoever has every one of them. */
export function wholeConditions(name: string): string[] {
  return nameWords(name).map((word) => `search.like.*${word}*`)
}

/**
 * One condition a word of the name, for whoever may be meant: with one letter wrong, one half of the word is still whole.
 * Who is meant is decided by the rules, among those found.
 */
export function nameConditions(name: string): string[] {
  return nameWords(name).map((word) => {
    const middle = Math.floor(word.length / 2)
    const halves =
      word.length < SHORTEST_MISSPELT ? [word] : [word.slice(0, middle), word.slice(middle)]
    return halves.map((half) => `search.like.*${half}*`).join(',')
  })
}
