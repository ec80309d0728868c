import { foldForSearch } from '../../text/index.ts'

const WORDS: readonly [number, RegExp][] = [
  [1, /\b(?:un|uno|una|one)\b/],
  [2, /\b(?:dos|two)\b/],
  [3, /\b(?:tres|three)\b/],
  [4, /\b(?:cuatro|four)\b/],
  [5, /\b(?:cinco|five)\b/],
  [6, /\b(?:seis|six)\b/],
]
const MAX_COUNT = 99

export function parseCount(text: string): number | null {
  const folded = foldForSearch(text).slice(0, 200)
  const digits = /(?<![\d.,-])\d+/.exec(folded)?.[0]
  const count = digits === undefined ? WORDS.find(([, word]) => word.test(folded))?.[0] : +digits
  if (count === undefined) return /^(?:estudio|studio)\b/.test(folded) ? 0 : null
  return count <= MAX_COUNT ? count : null
}

/** Reads '2.5', '2½', '2 1/2', '2 y medio' and '2 completos y 1 medio'. A half bathroom counts as .5. */
export function parseBathrooms(text: string): number | null {
  const folded = foldForSearch(text.replace(/½/g, ' 1/2')).slice(0, 200)
  const decimal = /^\D*(\d{1,2})[.,](\d)\d?(?!\d)/.exec(folded)
  if (decimal) return Number(`${decimal[1]}.${decimal[2]}`)
  const halves = countHalves(folded)
  const rest = folded.replace(HALVES, ' ')
  const whole = parseCount(rest)
  if (whole === null) return halves > 0 ? halves / 2 : null
  return whole + halves / 2
}

const HALVES = /(?:(\d+|un|uno|dos)\s+)?(?:medi[oa]s?|half)(?:\s+(?:banos?|baths?))?|\b1\/2/g

function countHalves(folded: string): number {
  let halves = 0
  for (const [, count] of folded.matchAll(HALVES)) {
    halves += count === undefined ? 1 : (parseCount(count) ?? 1)
  }
  return halves
}
