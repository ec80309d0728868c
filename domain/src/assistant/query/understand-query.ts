import type { CalendarDate } from '../../dates/index.ts'
import { filtersOf } from './filters-of.ts'
import { freeWords } from './free-words.ts'
import type { Guess, UnderstoodQuery } from './guess.ts'
import { operationLabel } from './labels.ts'
import { placeVocabulary, type PlaceVocabulary } from './place-vocabulary.ts'
import { readCounts } from './read-counts.ts'
import { readPhrases } from './read-phrases.ts'
import { readDoubtfulPlaces, readPlaces } from './read-places.ts'
import { readQuantities } from './read-quantities.ts'
import { readTypes } from './read-types.ts'
import { type Reading, startReading } from './reading.ts'

export interface QueryOptions {
  today: CalendarDate
  places?: PlaceVocabulary
}

/** AST-05: a price from SURELY_SALE on means a sale, a price up to SURELY_RENT a rent. A price in between can be either. */
const SURELY_SALE = 250_000
const SURELY_RENT = 120_000

/**
 * Understands a description of a property in Spanish. Guesses may be wrong, so each has its position in the text and can be removed
 * (withoutGuess). The order of the readers matters: a word that one reader has used is not available to the next.
 */
export function understandQuery(text: string, options: QueryOptions): UnderstoodQuery {
  const { today, places = placeVocabulary([]) } = options
  const reading = startReading(text)
  readPlaces(reading, places)
  readPhrases(reading, today)
  readQuantities(reading, Number(today.slice(0, 4)))
  readCounts(reading)
  readTypes(reading)
  readDoubtfulPlaces(reading, places)
  inferOperation(reading)
  const guesses = reading.guesses.toSorted((a, b) => a.start - b.start || a.end - b.end)
  return { guesses, filters: filtersOf(guesses), ...freeWords(reading) }
}

function inferOperation(reading: Reading): void {
  const price = reading.guesses.find((guess) => guess.kind === 'price')
  const isSaid =
    reading.taken.includes('operation') || reading.guesses.some(({ kind }) => kind === 'operation')
  if (!price || isSaid) return
  const [smallest, largest] = [price.min ?? price.max ?? 0, price.max ?? price.min ?? 0]
  const operation =
    smallest >= SURELY_SALE ? 'sale' : largest <= SURELY_RENT && price.max !== null ? 'rent' : null
  if (operation === null) return
  const { start, end } = price
  const guess: Guess = {
    kind: 'operation',
    operation,
    id: `operation-${start}`,
    label: operationLabel(operation),
    start,
    end,
  }
  reading.guesses.push(guess)
}
