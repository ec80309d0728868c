import { foldForSearch } from '../../text/index.ts'
import { PROPERTY_TYPES, type Operation, type PropertyType } from '../property.ts'

const RENT =
  /\b(?:rent|rent[ao]s?|rentar|rentamos|rentad[ao]|rented|rentals?|alquiler(?:es)?|alquil[ae]r?|alquilad[ao]|arriendo|arrendamiento|lease|leased|leasing|lettings?|to let|let agreed|let)\b/
const OPTION =
  /\b(?:con )?(?:opcion|derecho|posibilidad) (?:a|de) (?:la )?(?:compra|venta)\b|\b(?:with )?option to buy\b/g
/** The word alone means a rental, while 'ideal para Airbnb' praises a place that may be for sale. */
const SHORT_STAYS = /(?<!\b(?:para|tipo|inversion|en) )\bairbnb\b/
const SALE =
  /\b(?:ventas?|vender|vend[eo]|venden|vendemos|vendid[ao]|preventa|remate|sales?|sold|sell|buy|compra|traspaso)\b/

/** A text such as 'venta o renta' names both operations. */
export function parseOperations(text: string): Operation[] {
  const folded = wordsOnly(text).replace(OPTION, ' ')
  const found: Operation[] = []
  if (SALE.test(folded)) found.push('sale')
  if (RENT.test(folded)) found.push('rent')
  return found.length === 0 && SHORT_STAYS.test(folded) ? ['rent'] : found
}

export type Availability = 'available' | 'reserved' | 'sold' | 'rented'

const AVAILABILITY: readonly [Availability, RegExp][] = [
  [
    'reserved',
    /\b(?:apartad[ao]|reservad[ao]|separad[ao]|reserved|under offer|under contract|offer accepted|(?:sale|let) agreed|sold stc|sold subject|pending|en proceso|bajo contrato|con oferta|en negociacion|en cierre)\b/,
  ],
  ['sold', /\b(?:vendid[ao]|sold|escriturad[ao])\b/],
  ['rented', /\b(?:rentad[ao]|alquilad[ao]|arrendad[ao]|rented|leased|ocupad[ao])\b|^let$/],
  ['available', /\b(?:disponible|available|activ[ao]|active|current|libre|on market)\b/],
]

export function parseAvailability(text: string): Availability | null {
  const folded = wordsOnly(text)
  if (/\bno disponible\b|\bunavailable\b/.test(folded)) return null
  return AVAILABILITY.find(([, words]) => words.test(folded))?.[0] ?? null
}

/** Only whole words count, since 'penthouse' and 'warehouse' contain 'house' too. */
const TYPES: Readonly<Record<PropertyType, RegExp>> = {
  casa: /\b(?:casas?|casita|residencias?|houses?|homes?|townhouses?|town home|villas?|chalets?|cabanas?|bungalows?|cottages?|quintas?|duplex|triplex|haciendas?)\b/,
  departamento:
    /\b(?:departamentos?|deptos?|dptos?|depas?|apartamentos?|apartments?|flats?|condos?|condominios?|condominiums?|lofts?|estudios?|studios?|suites?|pisos?|maisonette)\b/,
  penthouse: /\b(?:penthouses?|pent house|ph)\b/,
  terreno:
    /\b(?:terrenos?|lotes?|land|lots?|plots?|predios?|parcelas?|macrolotes?|solar(?:es)?|huert[ao]s?)\b/,
  oficina: /\b(?:oficinas?|offices?|consultorios?|corporativos?|coworking)\b/,
  local: /\b(?:local(?:es)?|shops?|stores?|retail|tiendas?)\b/,
  bodega: /\b(?:bodegas?|warehouses?)\b/,
  nave: /\bnaves?\b/,
  edificio: /\b(?:edificios?|buildings?)\b/,
  rancho: /\b(?:ranchos?|ranch(?:es)?)\b/,
  other: /\bhotel(?:es)?\b/,
}
const WEAK = {
  local: /\b(?:comercial(?:es)?|commercial)\b/,
  casa: /\b(?:residencial(?:es)?|residential|cotos?|privadas?)\b/,
}

export function parseType(text: string): PropertyType | null {
  return parseTypes([text])
}

export function parseTypes(texts: readonly string[]): PropertyType | null {
  const folded = texts.map(wordsOnly)
  const named = folded.flatMap((text) => firstNamed(text, TYPES) ?? [])
  const weak = folded.flatMap((text) => firstNamed(text, WEAK) ?? [])
  return (
    named.find((type) => type !== 'other' && type !== 'edificio') ?? named[0] ?? weak[0] ?? null
  )
}

function firstNamed(
  folded: string,
  types: Readonly<Partial<Record<PropertyType, RegExp>>>,
): PropertyType | null {
  let first: { type: PropertyType; at: number } | undefined
  for (const type of PROPERTY_TYPES) {
    const at = types[type]?.exec(folded)?.index
    if (at !== undefined && (!first || at < first.at)) first = { type, at }
  }
  return first?.type ?? null
}

const YES = /^(?:1|si|yes|y|true|on|verdadero|x)$/
const NO =
  /^(?:0|no|false|off|falso|ninguno|none)$|\b(?:sin|no se|no acepta|no admite|not|un(?:furnished))\b|unfurnished/

/** The result is null for a text that is neither yes nor no ('Se permiten mascotas'). */
export function parseFlag(text: string): boolean | null {
  const folded = wordsOnly(text)
  if (YES.test(folded)) return true
  return NO.test(folded) ? false : null
}

function wordsOnly(text: string): string {
  return foldForSearch(text.slice(0, 500))
    .replace(/[^a-z\d]+/g, ' ')
    .trim()
}
