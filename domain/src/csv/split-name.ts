import { isNameTitle } from '../text/index.ts'

const PARTICLES = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'el',
  'y',
  'van',
  'von',
  'da',
  'di',
  'san',
])

const COMPANY =
  /[\s,](?:s\.?\s?a\.?(?:\s?p\.?\s?i\.?)?|s\.?\s?c\.?|a\.?\s?c\.?|s\.?\s+de\s+r\.?\s?l\.?)(?:\s+de\s+c\.?\s?v\.?)?$/i

/**
 * Splits a whole name into first name and surnames. Mexicans have two surnames, so of three or more parts the last two are surnames. In
 * 'Pech Uc, Ana' the comma separates surnames and first name.
 */
export function splitName(name: string): { first: string; last: string } {
  if (COMPANY.test(name.trim())) return { first: name.trim().replaceAll(/\s+/g, ' '), last: '' }
  const [before = '', after] = name.split(',', 2).map((part) => part.trim())
  if (after) return { first: after, last: before }
  const parts = nameParts(before)
  const surnames = Math.min(2, parts.length - 1)
  return {
    first: parts.slice(0, parts.length - surnames).join(' '),
    last: parts.slice(parts.length - surnames).join(' '),
  }
}

/** Particles, titles and signs without letters belong to the next word: 'de la Garza', 'Lic. Ana' and '🏠 Ana' are one part each. */
function nameParts(name: string): string[] {
  const parts: string[] = []
  let particles: string[] = []
  for (const word of name.split(/\s+/).filter(Boolean)) {
    if (!/[\p{L}\p{N}]/u.test(word)) {
      if (parts.length > 0 && particles.length === 0) parts.push(`${parts.pop()} ${word}`)
      else particles.push(word)
      continue
    }
    if (parts.length > 0 ? PARTICLES.has(word.toLowerCase()) : isNameTitle(word)) {
      particles.push(word)
      continue
    }
    parts.push([...particles, word].join(' '))
    particles = []
  }
  return [...parts, ...particles]
}
