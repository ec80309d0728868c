import { editDistance } from '../../clients/edit-distance.ts'
import type { PropertyType } from '../../properties/index.ts'
import { findNegation } from './find-negation.ts'
import { typeLabel } from './labels.ts'
import { each, type FoundPhrase, PhraseBook } from './phrase-book.ts'
import { note, type Reading, wordAt } from './reading.ts'

interface TypeWord {
  type: PropertyType
  /** A special word, such as 'loft', is also treated as a free word, so that lofts rank before other apartments. */
  isSpecial: boolean
}

const plain = (type: PropertyType): TypeWord => ({ type, isSpecial: false })
const special = (type: PropertyType): TypeWord => ({ type, isSpecial: true })

const WORDS = new PhraseBook<TypeWord>([
  ...each(
    plain('casa'),
    'casa|casas|casita|casitas|casota|caza|cazas|casaa|csa|caas|kasa|residencia|residencias|house|home',
  ),
  ...each(
    special('casa'),
    'villa|villas|townhouse|townhouses|chalet|cabana|cabanas|bungalow|quinta|quintas|duplex|triplex|hacienda',
    'town house',
    'casa de campo|playa',
  ),
  ...each(
    plain('departamento'),
    'departamento|departamentos|depa|depas|depto|deptos|dpto|dptos|depita|departamentito',
    'apartamento|apartamentos|apartment|apartments|flat|condo|condos|condominio|condominios',
    'depto|deptos|dpto .',
  ),
  ...each(
    special('departamento'),
    'loft|lofts|penthouse|penthouses|ph|estudio|estudios|studio|studios|suite|suites',
    'pent house',
  ),
  ...each(plain('terreno'), 'terreno|terrenos|terrenito|lote|lotes|predio|predios|land'),
  ...each(special('terreno'), 'macrolote|macrolotes|parcela|parcelas|solar'),
  ...each(plain('oficina'), 'oficina|oficinas|office|offices'),
  ...each(special('oficina'), 'consultorio|consultorios|despacho|despachos|corporativo'),
  ...each(plain('local'), 'local|locales|localito', 'local|locales comercial|comerciales'),
  ...each(special('local'), 'tienda|tiendas', 'espacio|espacios comercial|comerciales'),
  ...each(plain('bodega'), 'bodega|bodegas'),
  ...each(plain('nave'), 'nave|naves industrial|industriales', 'nave|naves'),
  ...each(plain('edificio'), 'edificio|edificios'),
  ...each(plain('rancho'), 'rancho|ranchos'),
  ...each(special('other'), 'hotel|hoteles'),
])

const FORGIVEN: readonly (readonly [string, PropertyType])[] = [
  ['casita', 'casa'],
  ['residencia', 'casa'],
  ['departamento', 'departamento'],
  ['departamentos', 'departamento'],
  ['apartamento', 'departamento'],
  ['penthouse', 'departamento'],
  ['terreno', 'terreno'],
  ['terrenos', 'terreno'],
  ['oficina', 'oficina'],
  ['oficinas', 'oficina'],
  ['locales', 'local'],
  ['bodega', 'bodega'],
  ['edificio', 'edificio'],
]
const SHORTEST_FORGIVEN = 6
const JOINTS = /^(?:o|u|y|e|,|\/|ni)$/
const ARTICLES = /^(?:un|una|unos|unas|el|la|los|las|en)$/

export function readTypes(reading: Reading): void {
  let lastEnd: number | null = null
  for (let at = 0; at < reading.tokens.length; at++) {
    const found = WORDS.find(reading, at) ?? findMisspelt(reading, at)
    if (!found) continue
    const { type, isSpecial } = found.value
    const negation = findNegation(reading, at, 'type')
    const isExcluded = negation !== null
    if (isGround(reading, at)) continue
    if (lastEnd === null || isExcluded || isJoined(reading, lastEnd, at)) {
      note(
        reading,
        [negation ?? at, found.next],
        { kind: 'type', type, isExcluded },
        typeLabel(type, isExcluded, isSpecial ? writtenAt(reading, at) : null),
      )
      if (isSpecial && !isExcluded) reading.telling.add(at)
      if (!isExcluded) lastEnd = found.next
    }
    at = found.next - 1
  }
}

function isGround(reading: Reading, at: number): boolean {
  const isMeasured = reading.tokens[at - 2]?.kind === 'number' || reading.taken[at - 2] === 'area'
  return wordAt(reading, at) === 'terreno' && wordAt(reading, at - 1) === 'de' && isMeasured
}

function writtenAt(reading: Reading, at: number): string {
  const token = reading.tokens[at]
  return token ? reading.text.slice(token.start, token.end).toLowerCase() : ''
}

function isJoined(reading: Reading, from: number, to: number): boolean {
  // In 'Casas hasta 2 millones o departamentos' the word 'o' joins types that are far apart.
  if (/^[ou]$/.test(wordAt(reading, to - 1))) return true
  let hasJoint = false
  for (let index = from; index < to; index++) {
    const word = wordAt(reading, index)
    if (JOINTS.test(word)) hasJoint = true
    else if (!ARTICLES.test(word)) return false
  }
  return hasJoint
}

function findMisspelt(reading: Reading, at: number): FoundPhrase<TypeWord> | null {
  const word = wordAt(reading, at)
  if (word.length < SHORTEST_FORGIVEN) return null
  const meant = FORGIVEN.find(([right]) => editDistance(word, right, 1) === 1)
  return meant ? { value: plain(meant[1]), next: at + 1 } : null
}
