import type { Meaning } from './guess.ts'
import { PhraseBook, each } from './phrase-book.ts'
import { type Reading, wordAt } from './reading.ts'

/** 'menos' is not among these words, because 'menos de' belongs to prices; 'menos' excludes only a place. */
const NEGATORS = new Set(
  'sin no excepto salvo ni tampoco evitar evita descarta descartando'.split(' '),
)
const ONLY_BEFORE_PLACES = new Set(['menos', 'fuera', 'lejos'])
const FILLERS = new Set(
  (
    'a al con cuente cuenten de del el en es esta esten este incluya interesa interesan la las ' +
    'lo los me nada ningun ninguna quiere quiero busca busco que se sea sean son tenga tengan ' +
    'tiene tienen ubicada ubicadas un una uno ver acepta acepte acepten cerca por zona haya hay ' +
    'vaya tipo'
  ).split(' '),
)
const HARMLESS = new PhraseBook(each(true, 'no importa|importan', 'no necesariamente', 'no solo'))
const MAX_FILLERS = 6

/** Searches backwards over filler words for a negation, but not beyond the words of another guess. */
export function findNegation(reading: Reading, at: number, kind: Meaning['kind']): number | null {
  let index = at - 1
  while (at - index <= MAX_FILLERS && FILLERS.has(wordAt(reading, index))) index -= 1
  const word = wordAt(reading, index)
  if (word === 'o' || word === 'u') return followsNegated(reading, index, kind) ? index : null
  if (kind === 'place' && ONLY_BEFORE_PLACES.has(word)) return index
  if (!NEGATORS.has(word) || HARMLESS.find(reading, index)) return null
  return index
}

function followsNegated(reading: Reading, conjunction: number, kind: Meaning['kind']): boolean {
  const end = reading.tokens[conjunction - 1]?.end
  const before = reading.guesses.find((guess) => guess.end === end)
  return before?.kind === kind && 'isExcluded' in before && before.isExcluded
}
