import { foldForSearch } from '../text/index.ts'

const ALIASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cdmx|ciudad de mexico|d\.? ?f\b\.?|distrito federal)/g, ' cdmx '],
  [/\b(?:edomex|edo\.? ?(?:de )?mex(?:ico)?\b\.?|estado de mexico)/g, ' edomex '],
  [/\bgdl\b/g, ' guadalajara '],
  [/\bmty\b/g, ' monterrey '],
  [/\bqro\b\.?/g, ' queretaro '],
  [/\bslp\b/g, ' san luis potosi '],
  [/\bsma\b/g, ' san miguel allende '],
  [/\bpdc\b/g, ' playa carmen '],
]
const STOP_WORDS = new Set(
  (
    'a al cerca de del el en la las los o por y ' +
    'area col colonia fracc fraccionamiento municipio rumbo zona'
  ).split(' '),
)

const ABBREVIATED = /cdmx|mexico|\bd\.? ?f\b|distrito|edo|mex|gdl|mty|qro|slp|sma|pdc/

export type Place = ReadonlySet<string>

export function toPlace(text: string): Place {
  let folded = foldForSearch(text)
  if (ABBREVIATED.test(folded)) {
    for (const [pattern, name] of ALIASES) folded = folded.replace(pattern, name)
  }
  const words = folded.split(/[^\p{L}\p{Nd}]+/u)
  return new Set(words.filter((word) => word !== '' && !STOP_WORDS.has(word)))
}

/** Places without a distinctive word are omitted, because 'zona' or '-' would exclude every listing. */
export function toPlaces(texts: readonly string[]): Place[] {
  return texts.map(toPlace).filter((place) => place.size > 0)
}

export function isWithin(wanted: Place, place: Place): boolean {
  return [...wanted].every((word) => place.has(word))
}
