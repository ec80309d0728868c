import type { Property } from '../../properties/index.ts'
import { SEARCH_MESSAGES as say } from '../messages.ts'
import { withoutGuess } from '../query/filters-of.ts'
import type { Guess, UnderstoodQuery } from '../query/guess.ts'
import { placeVocabulary } from '../query/place-vocabulary.ts'
import { type QueryOptions, understandQuery } from '../query/understand-query.ts'
import { factsOf } from '../ranking/listing-facts.ts'
import { type RankedListing, rankListings } from '../ranking/rank-listings.ts'
import { describeGuesses } from './describe-guesses.ts'

export interface SearchAnswer<T extends Property = Property> {
  text: string
  matches: readonly RankedListing<T>[]
  alternatives: readonly RankedListing<T>[]
  query: UnderstoodQuery
  loosen: readonly { guess: Guess; count: number }[]
}

const MAX_ALTERNATIVES = 3
const MAX_LOOSEN = 2
const NEAR_ENOUGH = 50
const MAX_IGNORED = 4

/** AST-60: without a model, a search gives the answer and describes itself in a sentence. */
export function searchAnswer<T extends Property>(
  listings: readonly T[],
  question: string,
  { today, places = placeVocabulary(listings) }: QueryOptions,
): SearchAnswer<T> {
  return answerQuery(listings, understandQuery(question, { today, places }))
}

export function answerQuery<T extends Property>(
  listings: readonly T[],
  query: UnderstoodQuery,
): SearchAnswer<T> {
  const empty = { matches: [], alternatives: [], query, loosen: [] }
  if (listings.length === 0) return { ...empty, text: say.noListings }
  if (query.guesses.length === 0 && query.words.length === 0) return { ...empty, text: say.hint }
  const ranked = rankListings(listings, query)
  const matches = ranked.filter(isOffered)
  const asked = describeGuesses(query.guesses)
  if (matches.length > 0) {
    const text = [say.found(matches.length, asked), ...describeIgnored(matches, query)].join(' ')
    return { ...empty, matches, text }
  }
  const taken = ranked.filter(({ isMatch }) => isMatch)
  const loosen = findLoosen(listings, query)
  const near = ranked.filter(({ isTaken, score }) => !isTaken && score >= NEAR_ENOUGH)
  const alternatives = [...taken, ...near].slice(0, MAX_ALTERNATIVES)
  const text = describeNothing(query, asked, { taken: taken.length, near: near.length, loosen })
  return { ...empty, alternatives, loosen, text }
}

/** Names the words that no guess used and no match contains, so that they are not ignored silently. */
function describeIgnored(
  matches: readonly RankedListing[],
  { words, written }: UnderstoodQuery,
): string[] {
  const ignored = written.filter((_, place) => {
    const word = words[place] ?? ''
    return !matches.some(({ listing }) => factsOf(listing).text.includes(word))
  })
  return ignored.length === 0 ? [] : [say.ignored(ignored.slice(0, MAX_IGNORED).join(', '))]
}

function describeNothing(
  query: UnderstoodQuery,
  asked: string,
  found: { taken: number; near: number; loosen: SearchAnswer['loosen'] },
): string {
  if (found.taken > 0) return say.foundTaken(found.taken)
  const nowhere = query.guesses.flatMap((guess) =>
    guess.kind === 'place' && !guess.isKnown && !guess.isExcluded ? [say.nowhere(guess.place)] : [],
  )
  const advice = found.loosen.map(({ guess, count }) => say.loosen(guess.label, count))
  return [
    ...(nowhere.length > 0 ? nowhere : [say.none(asked)]),
    ...(advice.length > 0 ? advice : [say.rephrase]),
    ...(found.near > 0 ? [say.near] : []),
  ].join(' ')
}

/** Finds guesses whose removal would give more matches, the most helpful first. */
function findLoosen<T extends Property>(listings: readonly T[], query: UnderstoodQuery) {
  if (query.guesses.length < 2) return []
  return query.guesses
    .filter(({ kind }) => kind !== 'sort')
    .map((guess) => {
      const looser = withoutGuess(query, guess.id)
      return { guess, count: rankListings(listings, looser).filter(isOffered).length }
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_LOOSEN)
}

function isOffered({ isMatch, isTaken }: RankedListing): boolean {
  return isMatch && !isTaken
}
