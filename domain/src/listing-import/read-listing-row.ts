import { CLIENT_FIELDS } from '../clients/index.ts'
import { matchHeaders, withoutPlaceholders } from '../csv/index.ts'
import { characterCount, emptyToNull, uniqueTexts } from '../fields/index.ts'
import { parseNumber } from '../money/index.ts'
import {
  type Currency,
  type Offer,
  OFFER_LABELS,
  OWN_LISTING_FIELDS as OWN,
  OWN_LISTING_MESSAGES as say,
  type OwnListingValues,
  ownListingSchema,
  parseType,
  type PropertyType,
  TYPE_LABELS,
} from '../properties/index.ts'
import { foldForSearch, plainText, shorten } from '../text/index.ts'
import {
  LISTING_FIELD_LABELS,
  LISTING_HEADERS,
  type ListingCells,
  type ListingField,
} from './fields.ts'
import { LISTING_IMPORT_MESSAGES as texts } from './messages.ts'
import {
  type Read,
  readArea,
  readBathrooms,
  readCount,
  readFee,
  readYear,
} from './read-measures.ts'
import { readOffer } from './read-offer.ts'
import { type ListingOwner, readOwner } from './read-owner.ts'
import { readPhotos } from './read-photos.ts'

interface ListingError {
  field: ListingField
  message: string
}

export interface ListingRow {
  line: number
  values: ListingCells
  listing: OwnListingValues | null
  owner: ListingOwner | null
  errors: ListingError[]
}

export interface ListingImportOptions {
  offer: Offer
  currency: Currency
  thisYear: number
  /** True if the column of commissions contains 0.05 for 5 %. */
  commissionIsFraction: boolean
}

const WORDY_FIELDS: ReadonlySet<ListingField> = new Set([
  'title',
  'operation',
  'type',
  'price',
  'sale_price',
  'rent_price',
  'bedrooms',
  'bathrooms',
  'half_bathrooms',
  'parking',
  'maintenance_fee',
  'features',
  'description',
  'photos',
  'private_note',
])
const MAX_NOTED_PHOTOS = 1000
const OTHER = /^(?:otr[oa]s?|others?)$/

/** The fields of columns that may stay empty. A value that one of them refuses goes to the private note. */
const { title: _title, offer: _offer, property_type: _type, price: _price, ...OPTIONAL } = OWN

export function matchListingColumns(headers: readonly string[]): (ListingField | null)[] {
  return matchHeaders(headers, LISTING_HEADERS)
}

/**
 * LIMP-02 and LIMP-24: values that an optional field refuses go to the private note. Without an operation, a type or a price the row gives
 * no listing.
 */
export function readListingRow(
  cells: ListingCells,
  line: number,
  options: ListingImportOptions,
): ListingRow {
  const values = withoutPlaceholders(cells, WORDY_FIELDS)
  const errors: ListingError[] = []
  const notes = values.private_note === undefined ? [] : [values.private_note]
  if (values.code !== undefined) notes.push(texts.codeNote(values.code))

  const { offer, price, secondPrice, currency, spare } = readOffer(values, options)
  const type = typeOf(values)
  if (offer === null || type === null || price === null) {
    if (offer === null) refuse('operation', texts.operationUnknown)
    if (type === null) refuse('type', values.type ? texts.typeUnknown : OWN.property_type.invalid)
    if (price === null) {
      const field = priceField(values, offer)
      refuse(field, values[field] ? texts.priceUnclear : say.priceMissing)
    }
    return refused()
  }
  if (spare !== null) note(spare, values[spare])

  const found = readOwner(values)
  if (found.kind === 'bad-phone') refuse('owner_phone', CLIENT_FIELDS.phone.invalid)
  if (found.kind === 'bad-phone' || found.kind === 'incomplete') noteOwner()
  const owner = found.kind === 'owner' ? found.owner : null

  const photos = readPhotos(values.photos)
  if (photos.refused.length > 0) {
    errors.push({ field: 'photos', message: texts.photosRefused(photos.refused.length) })
    note('photos', shorten(photos.refused.join(' '), MAX_NOTED_PHOTOS))
  }
  const input: Record<string, unknown> = {
    images: photos.addresses,
    title: values.title ?? titleOf(values, type, offer),
    offer,
    property_type: type,
    price,
    currency,
    second_price: secondPrice,
    street: values.street,
    colonia: values.colonia,
    city: values.city,
    state: values.state,
    bedrooms: keep('bedrooms', readCount(values.bedrooms), OWN.bedrooms.invalid),
    bathrooms: keep(
      'bathrooms',
      readBathrooms(values.bathrooms, values.half_bathrooms),
      OWN.bathrooms.invalid,
    ),
    area: keep('area', readArea(values.area), OWN.area.invalid),
    land_area: keep('land_area', readArea(values.land_area), OWN.land_area.invalid),
    parking: keep('parking', readCount(values.parking), OWN.parking.invalid),
    year_built: keep(
      'year_built',
      readYear(values.year_built, options.thisYear),
      OWN.year_built.invalid,
    ),
    maintenance_fee: keep(
      'maintenance_fee',
      readFee(values.maintenance_fee),
      OWN.maintenance_fee.invalid,
    ),
    features: splitFeatures(values.features),
    description: values.description && linesOf(values.description),
    commission_percentage: commissionOf(values.commission_percentage, options),
    shared_commission_percentage: commissionOf(values.shared_commission_percentage, options),
  }
  for (;;) {
    const parsed = ownListingSchema.safeParse(input)
    if (parsed.success) {
      const privateNote = emptyToNull(notes.join('\n'))
      if (isNoteLong(privateNote)) {
        // If the note is too long, the error belongs to the note's own field.
        if (errors.length === 0 || isNoteLong(values.private_note)) {
          errors.push({ field: 'private_note', message: OWN.private_note.long })
        }
        return refused()
      }
      const listing = { ...parsed.data, private_note: privateNote }
      return { line, values, listing, owner, errors }
    }
    for (const { path, message } of parsed.error.issues) {
      const column = String(path[0])
      if (!(column in OPTIONAL)) {
        const faulty = column === 'title' ? 'title' : priceField(values, offer)
        return refused([{ field: faulty, message }])
      }
      refuse(column === 'second_price' ? 'rent_price' : (column as ListingField), message)
      input[column] = column === 'features' ? [] : null
    }
  }

  function refuse(field: ListingField, message: string): void {
    errors.push({ field, message })
    note(field, values[field])
  }

  function refused(faults = errors): ListingRow {
    return { line, values, listing: null, owner: null, errors: faults }
  }

  /** If the owner does not become a client, the owner's data go to the note. A telephone that was refused is in the note already. */
  function noteOwner(): void {
    for (const field of ['owner_name', 'owner_phone'] as const) {
      const text = values[field]
      const isNoted = errors.some((error) => error.field === field)
      if (text !== undefined && !isNoted)
        notes.push(texts.ownerNote(LISTING_FIELD_LABELS[field], text))
    }
  }

  function note(field: ListingField, text: string | undefined): void {
    if (text !== undefined) notes.push(texts.toReview(LISTING_FIELD_LABELS[field], text))
  }

  function keep(field: ListingField, read: Read<number>, message: string): number | null {
    if (read === null) refuse(field, message)
    return read ?? null
  }
}

/** LIMP-14: spreadsheets store 5 % as 0.05, so if every commission of a column is under 1, they are fractions. */
export function areFractions(cells: readonly string[]): boolean {
  const numbers = cells.filter((cell) => cell.trim() !== '').map((cell) => parseNumber(cell, 100))
  const isFraction = (number: number | null) => number !== null && number >= 0 && number < 1
  const areMarked = cells.some((cell) => cell.includes('%'))
  return !areMarked && numbers.every(isFraction) && numbers.some((number) => number !== 0)
}

function commissionOf(
  cell: string | undefined,
  { commissionIsFraction }: ListingImportOptions,
): string | number | undefined {
  const number = commissionIsFraction && cell !== undefined ? parseNumber(cell, 100) : null
  if (number === null || number >= 1 || cell?.includes('%')) return cell?.replace('%', '')
  return Number((number * 100).toFixed(6))
}

function isNoteLong(note: string | null | undefined): boolean {
  return characterCount(note ?? '') > OWN.private_note.max
}

export function typeOf({ type, title }: ListingCells): PropertyType | null {
  if (type === undefined) return parseType(title ?? '')
  return OTHER.test(foldForSearch(type).trim()) ? 'other' : parseType(type)
}

function priceField(values: ListingCells, offer: Offer | null): ListingField {
  if (values.price !== undefined) return 'price'
  const field = offer === 'rent' ? 'rent_price' : 'sale_price'
  return values[field] === undefined ? 'price' : field
}

function titleOf({ colonia, city }: ListingCells, type: PropertyType, offer: Offer): string {
  const title = texts.titleOf(TYPE_LABELS[type], OFFER_LABELS[offer], colonia ?? city ?? null)
  return shorten(title, OWN.title.max)
}

export function splitFeatures(cell: string | undefined): string[] {
  return uniqueTexts(cell?.split(/[,;|\n•]+/) ?? [])
}

/** Returns a description as plain text with its line breaks. Systems that publish on the web write descriptions in HTML. */
export function linesOf(text: string): string {
  if (!/<\/?[a-z][^>]*>/i.test(text)) return text
  return text
    .split(/<br\b[^>]*>|<\/(?:p|div|li|h\d|ul|ol)>/i)
    .map(plainText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
