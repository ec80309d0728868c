import { type Reading, wordAt } from './reading.ts'

interface Phrase<T> {
  words: readonly ReadonlySet<string>[]
  value: T
}

export interface FoundPhrase<T> {
  value: T
  next: number
}

/**
 * Maps phrases to meanings. A phrase is written as words with alternatives: 'acepta|acepten mascotas|perros'. If several fit, the longest
 * is chosen.
 */
export class PhraseBook<T> {
  readonly #byFirst = new Map<string, Phrase<T>[]>()

  constructor(entries: Iterable<readonly [string, T]>) {
    for (const [written, value] of entries) {
      const words = written.split(' ').map((word) => new Set(word.split('|')))
      for (const first of words[0] ?? []) {
        const phrases = this.#byFirst.get(first)
        if (phrases) phrases.push({ words, value })
        else this.#byFirst.set(first, [{ words, value }])
      }
    }
  }

  find(reading: Reading, at: number): FoundPhrase<T> | null {
    let longest: FoundPhrase<T> | null = null
    for (const { words, value } of this.#byFirst.get(wordAt(reading, at)) ?? []) {
      const next = at + words.length
      if (longest && next <= longest.next) continue
      if (words.every((word, index) => word.has(wordAt(reading, at + index)))) {
        longest = { value, next }
      }
    }
    return longest
  }
}

export function each<T>(value: T, ...phrases: readonly string[]): (readonly [string, T])[] {
  return phrases.map((phrase) => [phrase, value] as const)
}
