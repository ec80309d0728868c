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

const TITLE = /^(?:sr|sra|srta|lic|ing|arq|dr|dra|mtro|mtra|prof|profa|c\.?p)\.?$/i

/** The legal forms of Mexican companies, which have no surname: 'S.A. de C.V.', 'S. de R.L.', 'S.C.', 'A.C.', 'SAPI'. */
const COMPANY =
  /[\s,](?:s\.?\s?a\.?(?:\s?p\.?\s?i\.?)?|s\.?\s?c\.?|a\.?\s?c\.?|s\.?\s+de\s+r\.?\s?l\.?)(?:\s+de\s+c\.?\s?v\.?)?$/i

/**
 * A whole name as first name and surnames. Mexicans have two surnames: of three words the last two
 * are surnames, of four or more too. 'Pech Uc, Ana' says it itself.
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

/** 'de la Garza' is one part, and so are 'Lic. Ana' and '🏠 Ana': a sign without letters is no name of its own. */
function nameParts(name: string): string[] {
  const parts: string[] = []
  let particles: string[] = []
  for (const word of name.split(/\s+/).filter(Boolean)) {
    if (!/[\p{L}\p{N}]/u.test(word)) {
      if (parts.length > 0 && particles.length === 0) parts.push(`${parts.pop()} ${word}`)
      else particles.push(word)
      continue
    }
    if (parts.length > 0 ? PARTICLES.has(word.toLowerCase()) : TITLE.test(word)) {
      particles.push(word)
      continue
    }
    parts.push([...particles, word].join(' '))
    particles = []
  }
  return [...parts, ...particles]
}
