import { foldForSearch } from '../text/index.ts'

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['sn', 'san'],
  ['gral', 'general'],
  ['fco', 'francisco'],
  ['jdn', 'jardin'],
  ['jdns', 'jardines'],
])
const KINDS = new Set(
  'col colonia frac fracc fraccionamiento residencial res priv privada conjunto'.split(' '),
)

export function placeWords(text: string): string[] {
  return foldForSearch(text)
    .replaceAll('.', '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => ABBREVIATIONS.get(word) ?? word)
}

export function colonyWords(text: string): string[] {
  const words = placeWords(text.replaceAll(/\b(col|fracc?|res|priv)\.(?=\S)/gi, '$1. '))
  const start = words.findIndex((word) => !KINDS.has(word))
  return start < 0 ? words : words.slice(start)
}

export function startsWithWords(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.length > 0 && wanted.every((word, index) => words[index] === word)
}

export function containsWords(words: readonly string[], wanted: readonly string[]): boolean {
  return words.some((_word, index) => startsWithWords(words.slice(index), wanted))
}
