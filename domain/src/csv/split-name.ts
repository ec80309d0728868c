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

/**
 * A whole name as first name and surnames. Mexicans have two surnames: of three words the last two
 * are surnames, of four or more too. 'Pech Uc, Ana' says it itself.
 */
export function splitName(name: string): { first: string; last: string } {
  const [before = '', after] = name.split(',', 2).map((part) => part.trim())
  if (after) return { first: after, last: before }
  const parts = nameParts(before)
  const surnames = Math.min(2, parts.length - 1)
  return {
    first: parts.slice(0, parts.length - surnames).join(' '),
    last: parts.slice(parts.length - surnames).join(' '),
  }
}

/** 'de la Garza' is one part, and so is 'Lic. Ana'. */
function nameParts(name: string): string[] {
  const parts: string[] = []
  let particles: string[] = []
  for (const word of name.split(/\s+/).filter(Boolean)) {
    if (parts.length > 0 ? PARTICLES.has(word.toLowerCase()) : TITLE.test(word)) {
      particles.push(word)
      continue
    }
    parts.push([...particles, word].join(' '))
    particles = []
  }
  return [...parts, ...particles]
}
