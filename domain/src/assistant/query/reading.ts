import type { Guess, Meaning } from './guess.ts'
import { type Token, tokenize } from './tokens.ts'

export interface Reading {
  text: string
  tokens: readonly Token[]
  taken: (Meaning['kind'] | undefined)[]
  telling: Set<number>
  guesses: Guess[]
}

export function startReading(text: string): Reading {
  return { text, tokens: tokenize(text), taken: [], telling: new Set(), guesses: [] }
}

export function wordAt(reading: Reading, index: number): string {
  return reading.taken[index] === undefined ? (reading.tokens[index]?.text ?? '') : ''
}

export function note(
  reading: Reading,
  [from, to]: readonly [number, number],
  meaning: Meaning,
  label: string,
): void {
  const start = reading.tokens[from]?.start ?? 0
  const end = reading.tokens[to - 1]?.end ?? start
  reading.guesses.push({ ...meaning, id: `${meaning.kind}-${start}`, label, start, end })
  take(reading, [from, to], meaning.kind)
}

export function take(
  reading: Reading,
  [from, to]: readonly [number, number],
  kind: Meaning['kind'],
): void {
  for (let index = from; index < to; index++) reading.taken[index] ??= kind
}
