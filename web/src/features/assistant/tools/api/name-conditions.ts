import { nameWords } from '@predio/domain/assistant'

const SHORTEST_MISSPELT = 4

export function wholeConditions(name: string): string[] {
  return nameWords(name).map((word) => `search.like.*${word}*`)
}

/**
 * In a misspelt name one half of each word is still right, so either half is searched. The domain's rules decide among the clients that
 * are found.
 */
export function nameConditions(name: string): string[] {
  return nameWords(name).map((word) => {
    const middle = Math.floor(word.length / 2)
    const halves =
      word.length < SHORTEST_MISSPELT ? [word] : [word.slice(0, middle), word.slice(middle)]
    return halves.map((half) => `search.like.*${half}*`).join(',')
  })
}
