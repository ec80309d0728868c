import { shownTitle, TYPE_LABELS } from '../../properties/index.ts'
import { agentTitle } from '../breadcrumbs.ts'
import type { SiteFrame } from '../pages.ts'
import type { FeedOffer } from './feed-offer.ts'

type Value = string | number | null | undefined

/** Trovit's XML, which several other search engines for homes read too. */
export function writeTrovit(frame: SiteFrame, offers: readonly FeedOffer[]): string {
  const agency = frame.agent.company?.trim() || agentTitle(frame)
  const ads = offers.map((offer) => element('ad', adOf(agency, offer)))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<trovit>\n${ads.join('')}</trovit>\n`
}

function adOf(agency: string, offer: FeedOffer): string {
  const { listing } = offer
  const isRent = listing.operation === 'rent'
  return [
    field('id', offer.id),
    field('url', offer.url),
    field('title', shownTitle(listing.title)),
    field('type', isRent ? 'For Rent' : 'For Sale'),
    field('content', offer.description),
    field(
      'price',
      listing.price,
      isRent ? `period="${listing.pricePeriod === 'week' ? 'weekly' : 'monthly'}"` : '',
    ),
    field('property_type', TYPE_LABELS[listing.propertyType]),
    field('agency', agency),
    field('floor_area', listing.area, 'unit="meters"'),
    field('plot_area', listing.landArea, 'unit="meters"'),
    field('rooms', listing.bedrooms),
    field('bathrooms', listing.bathrooms),
    field('parking', listing.parking),
    field('city', listing.city),
    field('city_area', listing.colonia),
    field('region', listing.state),
    field('latitude', listing.coordinates?.lat),
    field('longitude', listing.coordinates?.lng),
    field('year', listing.yearBuilt),
    field('virtual_tour', listing.virtualTour),
    field('date', offer.publishedOn.split('-').toReversed().join('/')),
    offer.photos.length === 0
      ? ''
      : element(
          'pictures',
          offer.photos.map((photo) => element('picture', field('picture_url', photo))).join(''),
        ),
  ].join('')
}

function field(name: string, value: Value, attributes = ''): string {
  if (value === null || value === undefined || value === '') return ''
  return `<${name}${attributes && ` ${attributes}`}>${cdata(String(value))}</${name}>\n`
}

function element(name: string, content: string): string {
  return `<${name}>\n${content}</${name}>\n`
}

/** XML 1.0 has no place for most control characters, and a section ends with its own mark. */
function cdata(text: string): string {
  const allowed = Array.from(text, (letter) => (isAllowed(letter) ? letter : ' ')).join('')
  return `<![CDATA[${allowed.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

function isAllowed(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x20) return letter === '\t' || letter === '\n'
  return code !== 0xfffe && code !== 0xffff && !(code >= 0xd800 && code <= 0xdfff)
}
