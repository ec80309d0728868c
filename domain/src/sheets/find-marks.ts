import type { Identity } from '../identity/index.ts'
import { parseAddress } from '../properties/index.ts'
import { foldForSearch } from '../text/index.ts'

export type MarkKind = 'contact' | 'number' | 'address' | 'name' | 'capitals'

/** A part of a text that may tell who the agent is, whose the property is or where it stands. */
export interface Mark {
  start: number
  end: number
  kind: MarkKind
}

const DIGIT_WORDS =
  'cero|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|diecis[eé]is|diecisiete|dieciocho|diecinueve|veinte|veinti[a-zé]+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|doscientos|trescientos|cuatrocientos|quinientos|seiscientos|setecientos|ochocientos|novecientos'
/** In small letters; `anyCase` also takes them with a capital and in capitals. */
const STREETS =
  'calle|av|avenida|blvd|boulevard|calz|calzada|priv|privada|prol|prolongación|prolongacion|carr|carretera|andador|circuito|cda|cerrada|callejón|callejon|paseo|periférico|periferico|retorno'
const anyCase = (words: string) =>
  words
    .split('|')
    .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()])
    .join('|')
const CAPITALIZED = "\\p{Lu}[\\p{L}’'.-]+"

const PARTICLES = `(?:(?:de|del|la|las|los|el|x|por|entre|y|[Nn][uú]m(?:ero)?\\.?|[Nn]o\\.?)\\s+)*`

const PATTERNS: readonly [MarkKind, RegExp][] = [
  ['contact', /[^\s@]{1,64}@[^\s@]{1,255}\.[a-z]{2,}/giu],
  [
    'contact',
    /(?:https?:\/\/|www\.)\S+|(?<=^|[\s(])@\w[\w.]*|\b[a-z0-9-]{3,}\.[a-z]{2,7}(?:\/\S*)?\b/giu,
  ],
  // Six digits and more, written or spelled out; a price has commas, which telephones have not.
  [
    'number',
    new RegExp(
      `(?<![\\p{L}\\d,.$])(?:(?:\\+?\\d{1,10}|${DIGIT_WORDS})(?:[\\s().-]{1,3}(?:y\\s+)?|(?=$|[^\\p{L}\\d]))){3,}`,
      'giu',
    ),
  ],
  ['number', /(?<![\d,.$])\+?\d(?:[\s().-]{0,2}\d){6,}(?![,\d])/gu],
  // A street with what follows it. Without the flag `i`, by which small particles would be capitalized words too.
  [
    'address',
    new RegExp(
      `(?<!\\p{L})(?:${anyCase(STREETS)})\\.?\\s+${PARTICLES}(?:\\d+[a-zA-Z]?(?!\\p{L})|${CAPITALIZED})(?:\\s+${PARTICLES}(?:#?\\s?\\d+[a-zA-Z]?(?:-\\w+)?|${CAPITALIZED}))*(?:\\s*,?\\s*#\\s?\\d+[\\w-]*)?`,
      'gu',
    ),
  ],
  [
    'address',
    /#\s?\d+[\w-]*|(?<!\p{L})(?:no\.?|n[uú]m(?:ero)?\.?|lote|manzana|mza?\.?|depto\.?|interior|int\.)\s?#?\d+[\w-]*/giu,
  ],
  ['address', /(?<!\p{L})c\.?\s?p\.?\s?\d{5}\b/giu],
  [
    'name',
    new RegExp(
      `(?<!\\p{L})(?:[Ll]ic|[Ii]ng|[Aa]rq|[Dd]ra?|[Ss]ra?|[Ss]rta|[Dd]on|[Dd]oña|[Aa]sesora?|[Aa]gente|[Pp]ropietari[oa]|[Dd]ueñ[oa]|[Ii]nformes con|[Cc]ontacto|[Ll]lam[ae] a)\\.?:?\\s+${CAPITALIZED}(?:\\s+(?:(?:de|del|la|las|los)\\s+)*${CAPITALIZED})*`,
      'gu',
    ),
  ],
  [
    'capitals',
    new RegExp(`${CAPITALIZED}(?:\\s+(?:(?:de|del|la|las|los|y)\\s+)*${CAPITALIZED})+`, 'gu'),
  ],
]

/**
 * SHEET-04: the parts of a text that the agent should look at before a colleague gets it, from its beginning to its end, none over
 * another. Rather one too many: a person decides. `places` are known to the colleague anyway.
 */
export function findMarks(
  text: string,
  identity: Identity,
  places: readonly (string | null)[] = [],
): Mark[] {
  const known = new Set(places.map((place) => foldForSearch(place ?? '')))
  // A sentence may begin with a place: 'En Lomas de Angelópolis'.
  const isKnown = (words: string) =>
    [words, words.replace(/^\p{Lu}\p{L}{0,4}\s+/u, '')].some((each) =>
      known.has(foldForSearch(each)),
    )
  const found = PATTERNS.flatMap(([kind, pattern]) =>
    Array.from(text.matchAll(pattern), (match): Mark => {
      const whole = match[0].replace(/[\s.,-]+$/, '')
      return { start: match.index, end: match.index + whole.length, kind }
    }),
  ).filter(({ kind, start, end }) => kind !== 'capitals' || !isKnown(text.slice(start, end)))
  return withoutOverlaps([...agentNames(text, identity), ...found])
}

/** Folding may change the length of a text, so a name is looked for in the text itself, letter by letter. */
function agentNames(text: string, identity: Identity): Mark[] {
  const words = Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    folded: foldForSearch(match[0]),
  }))
  return namesOf(identity).flatMap((name) => {
    const parts = name.split(' ')
    return words.flatMap(({ start }, at) => {
      const same = parts.every((part, offset) => words[at + offset]?.folded === part)
      const last = words[at + parts.length - 1]
      return same && last ? [{ start, end: last.end, kind: 'name' as const }] : []
    })
  })
}

/** The first of those that overlap, in the order that they are given. */
function withoutOverlaps(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = []
  for (const mark of marks) {
    if (kept.every(({ start, end }) => mark.end <= start || mark.start >= end)) kept.push(mark)
  }
  return kept.toSorted((one, other) => one.start - other.start)
}

/** SHEET-04: without the sentences that hold a mark. */
export function withoutMarked(
  text: string,
  identity: Identity,
  places: readonly (string | null)[] = [],
): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => findMarks(sentence, identity, places).length === 0)
        .join(' '),
    )
    .filter((line) => line.trim() !== '')
    .join('\n')
}

/** A first name alone is no sign: streets and saints have it too. */
function namesOf({ name, company, licenseNumber, links }: Identity): string[] {
  const accounts = links.flatMap(({ url }) =>
    (parseAddress(url)?.pathname ?? '').split('/').filter((part) => part.length > 3),
  )
  return [name, company, licenseNumber, ...accounts]
    .map((each) =>
      foldForSearch(each ?? '')
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .filter((each) => each.length > 2)
}
