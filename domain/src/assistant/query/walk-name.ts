import { placeWords } from '../../estimator/place-words.ts'
import { isLinkingWord } from './place-vocabulary.ts'
import { type Reading, wordAt } from './reading.ts'

interface WalkOptions {
  isContinued?: boolean
  fits?: (typed: string, wanted: string) => boolean
}

export function walkName(
  reading: Reading,
  at: number,
  words: readonly string[],
  { isContinued = false, fits = (typed, wanted) => typed === wanted }: WalkOptions = {},
): [next: number, count: number] {
  let [index, next, count] = [at, at, 0]
  for (const word of words) {
    if (count > 0 || isContinued) index = afterLinks(reading, index)
    const typed = placeWord(reading, index)
    if (!fits(typed, word)) break
    const hasPoint = typed !== wordAt(reading, index) && wordAt(reading, index + 1) === '.'
    index += hasPoint ? 2 : 1
    next = index
    count += 1
  }
  return [next, count]
}

function afterLinks(reading: Reading, at: number): number {
  let index = at
  while (isLinkingWord(wordAt(reading, index))) index += 1
  return index
}

export function placeWord(reading: Reading, at: number): string {
  return placeWords(wordAt(reading, at))[0] ?? ''
}
