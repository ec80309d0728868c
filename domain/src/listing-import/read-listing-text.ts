import { ASKABLE, ASKABLE_AMENITIES } from '../assistant/index.ts'
import { STATES } from '../places/index.ts'
import { OWN_LISTING_FIELDS, parseOperations, parsePrice, parseType } from '../properties/index.ts'
import { foldForSearch, shorten } from '../text/index.ts'
import type { ListingCells, ListingField } from './fields.ts'

/** Descriptions that agents send by WhatsApp are far shorter than this. */
export const MAX_LISTING_TEXT = 20_000

const NUMBER = String.raw`(?:\d{1,3}(?:[.,]\d)?|una?|dos|tres|cuatro|cinco|seis)`
const HALF = String.raw`(?:\s*(?:y\s+medio|1\/2|½))?`
const BEDROOM = String.raw`(?:rec(?:amaras?|s)?\b|habitacion(?:es)?|dormitorios?|cuartos?|alcobas?|bedrooms?|beds?\b)`
const BATHROOM = String.raw`(?:banos?|baths?|bathrooms?)`
const PARKING = String.raw`(?:cajon(?:es)?(?: de estacionamiento)?|(?:lugares?|espacios?)(?: de| para) (?:estacionamiento|autos?|coches?)|estacionamientos?|cocheras?|garages?|autos?|coches?|parking)`

const COUNTS: readonly [ListingField, RegExp, RegExp][] = [
  ['bedrooms', countBefore(BEDROOM), countBehind(BEDROOM)],
  [
    'bathrooms',
    new RegExp(
      String.raw`(?<![\d.,])(${NUMBER}${HALF})\s*${BATHROOM}(?:\s+completos?)?(\s+y\s+(?:un\s+|1\s+)?medio)?`,
    ),
    countBehind(BATHROOM),
  ],
  ['parking', countBefore(PARKING), countBehind(PARKING)],
]

/** The repetitions are limited, so that a text of digits and blanks takes no longer than another. */
const AREA =
  /(?<![\d.,])(\d[\d.,' ]{0,14}(?:\s{0,3}x\s{0,3}\d[\d.,]{0,9})?)\s{0,3}(?:m2|m²|mts?2?|mts?²|metros?(?: cuadrados)?|ha\b|hectareas?)/g
const BUILT = /construc|construid|habitable|superficie cubierta|built/
const LAND = /terreno|lote|solar|predio|land|superficie total/
const YEAR =
  /(?:antiguedad|construid[ao] en|ano de construccion|edad)\D{0,12}(\d{1,4}(?:\s*anos?)?)/
const PLACE =
  /(?:^|[\s(📍])(?:[Cc]olonia|[Cc]ol\.?|[Ff]racc(?:ionamiento|\.)?|[Bb]arrio|[Rr]esidencial|COLONIA|COL\.?|FRACC(?:IONAMIENTO|\.)?)[:\s]+(\p{Lu}[^\n,.;•|()-]{1,60})/u
const PIN = /📍\s*(?:ubicaci[oó]n:?\s*)?([^\n]{3,120})/iu

/** LIMP-10: rules find the values in the description. Fields without a match stay empty. */
export function readListingText(given: string): ListingCells {
  const text = given.slice(0, MAX_LISTING_TEXT).replace(/[*_~]{1,3}(?=\S)|(?<=\S)[*_~]{1,3}/g, '')
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const folded = foldForSearch(text)
  const title = shorten(
    bareLine(lines.find((line) => /\p{L}{2}/u.test(line)) ?? ''),
    OWN_LISTING_FIELDS.title.max,
  )
  const cells: ListingCells = { ...readMoney(lines), ...readPlace(text), ...readAreas(folded) }
  const operations = parseOperations(title).length > 0 ? title : text
  const named = parseOperations(operations)
  if (named.length > 0)
    cells.operation = named.length === 2 ? 'venta y renta' : named[0] === 'rent' ? 'renta' : 'venta'
  const type = parseType(title) ?? parseType(text)
  if (type !== null) cells.type = type === 'other' ? 'otro' : type
  for (const [field, before, behind] of COUNTS) {
    const found = before.exec(folded) ?? behind.exec(folded)
    if (found) cells[field] = `${found[1] ?? ''}${found[2] ?? ''}`
  }
  const year = YEAR.exec(folded)?.[1]
  if (year !== undefined) cells.year_built = year
  const features = ASKABLE_AMENITIES.filter((id) => ASKABLE[id].listed.test(folded))
  if (features.length > 0) cells.features = features.map((id) => ASKABLE[id].label).join(', ')
  if (title !== '') cells.title = title
  if (text.trim() !== '') cells.description = text.trim()
  return cells
}

function countBefore(noun: string): RegExp {
  return new RegExp(String.raw`(?<![\d.,])(${NUMBER})\s*(?:amplias?\s+|grandes?\s+)?${noun}`)
}

function countBehind(noun: string): RegExp {
  return new RegExp(String.raw`${noun}\s*[:=-]\s*(${NUMBER}${HALF})`)
}

const MONEY = /\$|\bmdp\b|\bmxn\b|\bm\.?n\b|\busd\b|\bpesos\b|millon|dolares|precio|renta[: ]/
const MAINTENANCE = /mantenimiento|mantto|cuota|maintenance/

function readMoney(lines: readonly string[]): ListingCells {
  const cells: ListingCells = {}
  for (const line of lines.flatMap(apartFromFee)) {
    const folded = foldForSearch(line)
    if (!MONEY.test(folded)) continue
    const parsed = parsePrice(line)
    if (!parsed || parsed.per !== null || !/\d/.test(line)) continue
    const amount = `${parsed.amount} ${parsed.currency ?? ''}`.trim()
    const [operation, other] = parseOperations(line)
    if (MAINTENANCE.test(folded) && !/precio/.test(folded)) {
      cells.maintenance_fee ??= String(parsed.amount)
    } else if (/deposito|apartado|enganche|escritura|aval/.test(folded)) {
      continue
    } else if (operation !== undefined && other !== undefined) {
      cells.price ??= line.slice(0, 300)
    } else if (operation !== undefined) {
      cells[operation === 'rent' ? 'rent_price' : 'sale_price'] ??= amount
    } else cells.price ??= amount
  }
  if (cells.price !== undefined && (cells.sale_price ?? cells.rent_price) !== undefined)
    delete cells.price
  return cells
}

/** 'Renta: $25,000 + mantenimiento $1,500' names two amounts, while '$1,500 de mantenimiento' names only the fee. */
function apartFromFee(given: string): string[] {
  const line = given.normalize('NFC')
  const at = foldForSearch(line).search(MAINTENANCE)
  const before = foldForSearch(line.slice(0, Math.max(at, 0)))
  const namesPrice =
    /precio|rent|vent|vend/.test(before) || /(?:[+,;(/]|\b(?:mas|y|con|incluye))\s*$/.test(before)
  return /\d/.test(before) && namesPrice ? [line.slice(0, at), line.slice(at)] : [line]
}

interface Place {
  colonia?: string | undefined
  city?: string | undefined
}

function readPlace(text: string): ListingCells {
  const cells: ListingCells = {}
  const state = STATES.find((name) =>
    new RegExp(String.raw`\b${foldForSearch(name)}\b`).test(foldForSearch(text)),
  )
  const pinned = PIN.exec(text)?.[1]
  const place = pinned === undefined ? placeBefore(state, text) : placeOf(pinned, state)
  const colonia = (PLACE.exec(text)?.[1]?.trim() ?? place.colonia)?.replace(/\s+en\s.*$/, '')
  if (colonia !== undefined) cells.colonia = colonia
  if (place.city !== undefined && place.city !== colonia) cells.city = place.city
  if (state !== undefined) cells.state = state
  return cells
}

function placeOf(pinned: string, state: string | undefined): Place {
  const [first, second] = pinned
    .split(',')
    .map(bareLine)
    .filter((part) => part !== '' && foldForSearch(part) !== foldForSearch(state ?? ''))
  return second === undefined ? { city: first } : { colonia: first, city: second }
}

/** In 'en Altabrisa, Mérida, Yucatán' this reads the parts before the state. The first part follows the word 'en'. */
function placeBefore(state: string | undefined, text: string): Place {
  if (state === undefined) return {}
  for (const line of text.split('\n')) {
    const parts = line.split(',').map((part) => part.trim())
    const at = parts.findIndex((part) => foldForSearch(part).startsWith(foldForSearch(state)))
    const [before, last] = [parts[at - 2], parts[at - 1]]
    const city = last === undefined ? undefined : placeName(last)
    if (city === undefined || last === undefined) continue
    const isWhole = BEHIND_EN.test(last) || before === undefined
    return isWhole ? { city } : { colonia: placeName(before), city }
  }
  return {}
}

const BEHIND_EN = /(?:^|\s)en\s+(?!.*\sen\s)/i

function placeName(part: string): string | undefined {
  const behind = BEHIND_EN.exec(part)
  const name = bareLine(behind ? part.slice(behind.index + behind[0].length) : part)
  const isName = /^\p{Lu}[^.:;$\d]{1,60}$/u.test(name) && parseOperations(name).length === 0
  return isName && (behind || parseType(name) === null) ? name : undefined
}

/** Each area belongs to the nearest word for land or construction. An area without such a word becomes `area`. */
function readAreas(folded: string): ListingCells {
  const cells: ListingCells = {}
  for (const found of folded.matchAll(AREA)) {
    const around = [
      folded.slice(found.index + found[0].length, found.index + found[0].length + 25),
      folded.slice(Math.max(0, found.index - 25), found.index),
    ].map((part, at) => (at === 0 ? part.split(/[\n,;|]/)[0] : part.split(/[\n,;|]/).at(-1)) ?? '')
    const said = around.find((part) => BUILT.test(part) || LAND.test(part)) ?? ''
    const field = LAND.test(said) && !BUILT.test(said) ? 'land_area' : 'area'
    cells[field] ??= found[0].trim()
  }
  return cells
}

function bareLine(line: string): string {
  return line.replace(/^[^\p{L}\p{N}¡¿$]+|[^\p{L}\p{N}!?).²%]+$/gu, '')
}
