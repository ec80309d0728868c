import { onPaper, showLink, type Identity } from '../identity/index.ts'
import { formatMxn } from '../money/index.ts'
import { formatNumber } from '../numbers/index.ts'
import { formatPhone, waMeUrl } from '../phones/index.ts'
import {
  BADGES,
  formatArea,
  formatPrice,
  formatPriceNote,
  mapUrl,
  NO_PRICE,
  TYPE_LABELS,
  UNTITLED,
  type Property,
} from '../properties/index.ts'
import { shorten } from '../text/index.ts'
import { hideContact, type ContactFilter } from './hide-contact.ts'
import { SHEET_TEXTS as texts } from './messages.ts'
import { paragraphsOf } from './paragraphs-of.ts'

export const SHEET_KINDS = ['client', 'colleague', 'poster'] as const
export type SheetKind = (typeof SHEET_KINDS)[number]

export interface SheetFact {
  label: string
  value: string
}

/** A square that a camera reads, with what it opens. */
export interface SheetCode {
  url: string
  caption: string
}

export interface SheetContact {
  name: string | null
  company: string | null
  phone: string | null
  license: string | null
  links: string[]
  photoUrl: string | null
  logoUrl: string | null
}

/** SHEET-01: everything that a sheet says about one listing, ready to be set on paper or drawn as a picture. */
export interface Sheet {
  kind: SheetKind
  /** The agent's colour, and the one that can be read on white. */
  color: string
  ink: string
  /** 'En venta · Casa'. */
  offer: string
  title: string
  price: string
  priceNote: string | null
  place: string | null
  facts: SheetFact[]
  paragraphs: string[]
  amenities: string[]
  commission: string | null
  reference: string | null
  images: readonly string[]
  /** Null on a colleague's, and of an agent who is not known. */
  contact: SheetContact | null
  /** Opens a conversation with the agent, else the listing's page. */
  contactCode: SheetCode | null
  mapCode: SheetCode | null
}

/** Who hands something over, at the foot of its pages. */
export type SheetFoot = Pick<Sheet, 'color' | 'contact' | 'contactCode'>

const MAX_FACTS = 6
const MAX_AMENITIES = 18
/** What WhatsApp opens with; a longer one makes the code too fine for a small square. */
const MAX_GREETING = 60

const NEUTRAL = '#33424f'

/** As it is, for those whom the agent wants to be known to. */
const SHOW_ALL: ContactFilter = { line: (text) => text, paragraph: (text) => text }

/** `isAlone`: in a PDF of several, the foot of every page is one, so its code names no listing. */
export function makeSheet(
  property: Property,
  kind: SheetKind,
  identity: Identity,
  isAlone = true,
): Sheet {
  const isForColleague = kind === 'colleague'
  const filter = isForColleague ? hideContact(identity) : SHOW_ALL
  // A colour tells the agency to those who know it.
  const color = isForColleague ? NEUTRAL : identity.color
  const type = TYPE_LABELS[property.propertyType]
  const offer = offerOf(property)
  const title = filter.line(property.title) ?? `${type} ${offer.toLowerCase()}`
  const place = isForColleague ? areaOf(property, filter) : property.location || null
  return {
    kind,
    color,
    ink: onPaper(color),
    offer: property.propertyType === 'other' ? offer : `${offer} · ${type}`,
    title: title || UNTITLED,
    ...pricesOf(property),
    place,
    facts: factsOf(property),
    paragraphs: paragraphsOf(property.description || property.summary).flatMap(
      (each) => filter.paragraph(each) ?? [],
    ),
    amenities: amenitiesOf(property, filter),
    commission: isForColleague ? commissionOf(property) : null,
    // The agency's own reference finds its site.
    reference: isForColleague ? null : property.code,
    images: property.images,
    contact: isForColleague ? null : contactOf(identity),
    contactCode: isForColleague ? null : contactCodeOf(property, kind, identity, isAlone),
    mapCode: mapCodeOf(property, place, isForColleague),
  }
}

function offerOf({ operations, operation }: Property): string {
  if (operations.length > 1) return texts.forSaleAndRent
  return operation === 'sale' ? BADGES.forSale : BADGES.forRent
}

/** SHEET-02: nobody gives a property away, so a price of 0 is one to ask for. */
function pricesOf(property: Property): Pick<Sheet, 'price' | 'priceNote'> {
  if (property.price === 0) return { price: NO_PRICE, priceNote: null }
  return { price: formatPrice(property), priceNote: formatPriceNote(property) }
}

function factsOf(property: Property): SheetFact[] {
  const { bedrooms, bathrooms, parking, area, landArea, yearBuilt, propertyType, own } = property
  const isLand = propertyType === 'terreno'
  const facts: [string, string | null][] = [
    [texts.bedrooms, bedrooms ? formatNumber(bedrooms, 0) : null],
    [texts.bathrooms, bathrooms ? formatNumber(bathrooms, 1) : null],
    [texts.parking, parking ? formatNumber(parking, 0) : null],
    [texts.built, area && !isLand ? formatArea(area) : null],
    [texts.land, measured(landArea ?? (isLand ? area : null))],
    [texts.year, yearBuilt ? String(yearBuilt) : null],
    [texts.maintenance, own?.maintenanceFee ? formatMxn(own.maintenanceFee, 'ifAny') : null],
  ]
  return facts
    .flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
    .slice(0, MAX_FACTS)
}

function measured(area: number | null): string | null {
  return area ? formatArea(area) : null
}

function amenitiesOf(
  { features, furnished, petFriendly }: Property,
  { line }: ContactFilter,
): string[] {
  const stated = [
    ...(furnished ? [texts.furnished] : []),
    ...(petFriendly ? [texts.pets] : []),
    ...features.flatMap((each) => line(each) ?? []),
  ]
  return [...new Set(stated)].slice(0, MAX_AMENITIES)
}

function commissionOf({ own }: Property): string | null {
  const percentage = own?.commissionPercentage
  return percentage ? texts.sharedCommission(formatNumber(percentage, 2)) : null
}

/** SHEET-04: the neighbourhood and the city, never the street; where only a written address is known, its parts without a number. */
function areaOf(
  { colonia, city, state, location }: Property,
  { line }: ContactFilter,
): string | null {
  const known = [colonia, city, state].filter(Boolean)
  const parts =
    known.length > 0
      ? known
      : location
          .split(',')
          .map((part) => part.trim())
          .filter(isNoStreet)
  return line(parts.join(', ')) || null
}

const STREET =
  /\d|^(?:c|calle|av|avenida|blvd|boulevard|calz|calzada|priv|privada|prol|prolongaci[oó]n|carr|carretera|and|andador|circuito|cda|cerrada)\b/i

function isNoStreet(part: string): boolean {
  return part !== '' && !STREET.test(part)
}

/** Null where the agent has said nothing of themselves yet. */
export function contactOf(identity: Identity): SheetContact | null {
  const { name, company, phone, licenseNumber, links, photoUrl, logoUrl } = identity
  if ([name, company, phone, photoUrl, logoUrl].every((each) => each === null)) return null
  return {
    name,
    company,
    phone: phone === null ? null : formatPhone(phone),
    license: licenseNumber === null ? null : texts.license(licenseNumber),
    links: links.map(({ url }) => showLink(url)),
    photoUrl,
    logoUrl,
  }
}

function contactCodeOf(
  property: Property,
  kind: SheetKind,
  { phone }: Identity,
  isAlone: boolean,
): SheetCode | null {
  const isOfListing = isAlone || kind === 'poster'
  const greeting = isOfListing ? texts.greeting(shorten(property.title, MAX_GREETING)) : ''
  const chat = phone === null ? null : waMeUrl(phone, greeting)
  if (chat !== null) {
    return { url: chat, caption: kind === 'poster' ? texts.posterCaption : texts.whatsAppCaption }
  }
  return property.link && isOfListing ? { url: property.link, caption: texts.siteCaption } : null
}

function mapCodeOf(
  { coordinates, location }: Property,
  place: string | null,
  isForColleague: boolean,
): SheetCode | null {
  const url = mapUrl(
    isForColleague ? { coordinates: null, location: place ?? '' } : { coordinates, location },
  )
  return url === null ? null : { url, caption: texts.mapCaption }
}

/** SHEET-09: the text that goes with a sheet: as much as it says, and the listing's page only where the sheet tells the agent. */
export function sheetMessage(sheet: Sheet, link: string | null): string {
  const { kind, title, price, place, facts } = sheet
  const figures = facts.map(({ label, value }) => `${label}: ${value}`).join(', ')
  return [title, price, place, figures, kind === 'colleague' ? null : link]
    .filter(Boolean)
    .join('\n')
}
