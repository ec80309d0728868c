import { onPaper, showLink, type Identity } from '../identity/index.ts'
import { showAgent, showListing, type Output } from '../outputs/index.ts'
import { formatNumber } from '../numbers/index.ts'
import { formatPhone, waMeUrl } from '../phones/index.ts'
import {
  mapUrl,
  tourLinks,
  TYPE_LABELS,
  UNTITLED,
  type Property,
  type TourLink,
} from '../properties/index.ts'
import { shorten } from '../text/index.ts'
import {
  amenitiesOf,
  factsOf,
  type ListingFact,
  offerAndType,
  offerOf,
  pricesOf,
} from './describe-listing.ts'
import { hideContact, type LineFilter } from './hide-contact.ts'
import { SHEET_TEXTS as texts } from './messages.ts'
import { paragraphsOf } from './paragraphs-of.ts'

export const SHEET_KINDS = ['client', 'colleague', 'poster'] as const
export type SheetKind = (typeof SHEET_KINDS)[number]

interface SheetCode {
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

/** SHEET-01: the content of a sheet, from which paper and picture are made. */
export interface Sheet {
  kind: SheetKind
  color: string
  ink: string
  offer: string
  title: string
  price: string
  priceNote: string | null
  place: string | null
  facts: ListingFact[]
  paragraphs: string[]
  amenities: string[]
  commission: string | null
  tours: TourLink[]
  reference: string | null
  images: readonly string[]
  contact: SheetContact | null
  contactCode: SheetCode | null
  mapCode: SheetCode | null
  link: string | null
}

export type SheetFoot = Pick<Sheet, 'color' | 'contact' | 'contactCode'>

const MAX_FACTS = 6
const MAX_AMENITIES = 18
const MAX_GREETING = 60

const SHOW_ALL: LineFilter = (text) => text

const PAPER_OUTPUTS = {
  client: 'clientSheet',
  colleague: 'colleagueSheet',
  poster: 'poster',
} as const satisfies Record<SheetKind, Output>
const PICTURE_OUTPUTS = {
  client: 'clientPicture',
  colleague: 'colleaguePicture',
  poster: 'clientPicture',
} as const satisfies Record<SheetKind, Output>

interface SheetOptions {
  /** True if the PDF has only this listing. In a PDF of several listings all pages share one foot, whose code then names no listing. */
  isAlone?: boolean
  isPicture?: boolean
  /** SHEET-04: the description as the agent reviewed it for a colleague. */
  reviewedText?: string
}

export function makeSheet(
  property: Property,
  kind: SheetKind,
  identity: Identity,
  { isAlone = true, isPicture = false, reviewedText = '' }: SheetOptions = {},
): Sheet {
  const output = (isPicture ? PICTURE_OUTPUTS : PAPER_OUTPUTS)[kind]
  const isForColleague = kind === 'colleague'
  const line = isForColleague ? hideContact(identity) : SHOW_ALL
  const listing = showListing(output, isForColleague ? withArea(property) : property)
  const agent = showAgent(output, identity)
  const place = listing.location || areaOf(listing, line)
  return {
    kind,
    color: agent.color,
    ink: onPaper(agent.color),
    offer: offerAndType(listing),
    title: isForColleague ? titleOf(listing, line) : listing.title || UNTITLED,
    ...pricesOf(listing),
    place,
    facts: factsOf(listing).slice(0, MAX_FACTS),
    paragraphs: paragraphsOf(listing.description || listing.summary || reviewedText),
    amenities: amenitiesOf(shownFeatures(listing, line)).slice(0, MAX_AMENITIES),
    commission: commissionOf(listing),
    tours: tourLinks(listing),
    reference: listing.code,
    images: listing.images,
    contact: contactOf(agent),
    contactCode: contactCodeOf(listing, kind, agent, isAlone),
    mapCode: mapCodeOf(listing, place),
    link: listing.link,
  }
}

export function freeTextOf({ description, summary }: Property): string {
  return paragraphsOf(description || summary).join('\n')
}

/** SHEET-19: the title for a colleague is made of facts, since the agent's own title may contain an address or a name. */
function titleOf(listing: Property, line: LineFilter): string {
  const { propertyType, colonia, city } = listing
  const type = propertyType === 'other' ? texts.property : TYPE_LABELS[propertyType]
  const place = line([colonia, city].filter(Boolean).join(', '))
  return `${type} ${offerOf(listing).toLowerCase()}${place ? texts.inPlace(place) : ''}`
}

function shownFeatures(listing: Property, line: LineFilter): Property {
  return { ...listing, features: listing.features.flatMap((each) => line(each) ?? []) }
}

function commissionOf({ own }: Property): string | null {
  const percentage = own?.sharedCommissionPercentage
  return percentage ? texts.sharedCommission(formatNumber(percentage, 2)) : null
}

/** SHEET-04: a colleague sees the neighbourhood and the city, but never the street. */
function withArea(property: Property): Property {
  const { colonia, city, state, location } = property
  if (colonia || city || state) return property
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter(isNoStreet)
  return { ...property, colonia: parts.join(', ') || null }
}

function areaOf({ colonia, city, state }: Property, line: LineFilter): string | null {
  return line([colonia, city, state].filter(Boolean).join(', ')) || null
}

const STREET =
  /\d|^(?:c|calle|av|avenida|blvd|boulevard|calz|calzada|priv|privada|prol|prolongaci[oó]n|carr|carretera|and|andador|circuito|cda|cerrada)\b/i

function isNoStreet(part: string): boolean {
  return part !== '' && !STREET.test(part)
}

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

function mapCodeOf({ coordinates, location }: Property, place: string | null): SheetCode | null {
  const url = mapUrl({ coordinates, location: location || (place ?? '') })
  return url === null ? null : { url, caption: texts.mapCaption }
}

/** SHEET-23: the text that accompanies a sheet contains the same facts as the sheet. */
export function sheetMessage({ title, price, place, facts, tours, link }: Sheet): string {
  const figures = facts.map(({ label, value }) => `${label}: ${value}`).join(', ')
  const pages = tours.map(({ label, url }) => `${label}: ${url}`)
  return [title, price, place, figures, ...pages, link].filter(Boolean).join('\n')
}
