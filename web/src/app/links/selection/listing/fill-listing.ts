import { deviceZone, formatMoment, knownZone } from '@predio/domain/dates'
import {
  BADGES,
  formatArea,
  formatFacts,
  formatPrice,
  formatYearBuilt,
  shownTitle,
  tourLinks,
  TYPE_LABELS,
} from '@predio/domain/properties'
import type { ListingSnapshot, PublicSelectionItem } from '@predio/domain/selections'
import { copyTemplate, fillPart, fillSlot, slotOf } from '../../frame/slots.ts'
import { messages } from '../messages.ts'
import { pricesOf } from './prices.ts'

/** A description longer than about three lines on a phone is cut, with a button that shows the rest. */
const SHORT_DESCRIPTION = 130

export function fillListing(item: PublicSelectionItem, agent: string): HTMLElement {
  const card = copyTemplate('listing')
  const { listing } = item
  card.id = cardId(item)
  fillSlot(card, 'kind', kindOf(listing))
  fillSlot(card, 'title', shownTitle(listing.title))
  card.firstElementChild?.setAttribute('aria-label', shownTitle(listing.title))
  fillPart(card, 'location', locationOf(listing))
  fillBadges(card, item)
  fillPrices(card, item)
  fillFacts(card, listing)
  fillPart(card, 'note', item.note)
  fillSlot(card, 'note-from', messages.note(agent))
  fillVisit(card, item)
  fillDescription(card, listing)
  fillTours(card, listing)
  return card
}

/** SEL-18: the card shows the visit that the agent booked. */
function fillVisit(card: HTMLElement, { visit }: PublicSelectionItem): void {
  if (!visit) return
  const moment = visit.at && formatMoment(new Date(visit.at), knownZone(visit.zone))
  fillPart(card, 'visit', [messages.booked, moment].filter(Boolean).join(': '))
}

export function cardId({ id }: Pick<PublicSelectionItem, 'id'>): string {
  return `propiedad-${id}`
}

function kindOf({ propertyType, operations }: ListingSnapshot): string {
  const offers = operations.map((each) => (each === 'rent' ? BADGES.forRent : BADGES.forSale))
  const type = propertyType === 'other' ? null : TYPE_LABELS[propertyType]
  return [type, ...offers].filter(Boolean).join(' · ')
}

function locationOf({ location, colonia, city }: ListingSnapshot): string {
  return location || [colonia, city].filter(Boolean).join(', ')
}

function fillBadges(card: HTMLElement, { isNew, availability }: PublicSelectionItem): void {
  if (isNew) fillSlot(card, 'new', messages.isNew)
  if (availability === 'reserved') fillSlot(card, 'reserved', BADGES.reserved)
  if (!isUnavailable(availability)) return
  fillSlot(card, 'unavailable', messages.unavailable)
  card.dataset['unavailable'] = ''
}

export function isUnavailable(availability: PublicSelectionItem['availability']): boolean {
  return availability === 'closed' || availability === 'gone'
}

function fillPrices(card: HTMLElement, item: PublicSelectionItem): void {
  const { main, second, change } = pricesOf(item, deviceZone())
  fillSlot(card, 'price', main)
  fillSlot(card, 'second-price', second)
  if (!change) return
  slotOf(card, 'change').hidden = false
  fillSlot(card, 'old-price', change.old)
  fillSlot(card, 'updated', messages.updated(change.day))
}

function fillFacts(card: HTMLElement, listing: ListingSnapshot): void {
  const { bedrooms, bathrooms, area, landArea, parking } = listing
  const none = { bedrooms: null, bathrooms: null, area: null }
  fillPart(card, 'bedrooms', formatFacts({ ...none, bedrooms })[0])
  fillPart(card, 'bathrooms', formatFacts({ ...none, bathrooms })[0])
  fillPart(card, 'area', formatFacts({ ...none, area })[0])
  if (landArea && landArea !== area) fillPart(card, 'land', messages.land(formatArea(landArea)))
  if (parking) fillPart(card, 'parking', messages.parking(parking))
  const facts = slotOf(card, 'facts')
  facts.hidden = facts.querySelector(':scope > :not([hidden])') === null
}

function fillDescription(card: HTMLElement, listing: ListingSnapshot): void {
  const description = listing.description?.trim() ?? ''
  const details = detailsOf(listing)
  const amenities = listing.features ?? []
  fillSlot(card, 'description', description)
  fillSlot(card, 'details', details)
  slotOf(card, 'amenities').hidden = amenities.length === 0
  slotOf(card, 'amenity-list').append(
    ...amenities.map((amenity) => {
      const entry = copyTemplate('amenity')
      entry.textContent = amenity
      return entry
    }),
  )
  const hasExtra = details !== '' || amenities.length > 0
  const isLong = description.length > SHORT_DESCRIPTION || description.includes('\n')
  slotOf(card, 'about').hidden = description === '' && !hasExtra
  if (hasExtra || isLong) connectMore(card)
}

function fillTours(card: HTMLElement, listing: ListingSnapshot): void {
  const links = tourLinks(listing)
  const tours = slotOf(card, 'tours')
  tours.hidden = links.length === 0
  tours.append(
    ...links.map(({ label, url }) => {
      const entry = copyTemplate('tour')
      slotOf<HTMLAnchorElement>(entry, 'tour').href = url
      fillSlot(entry, 'text', label)
      return entry
    }),
  )
}

function detailsOf({ yearBuilt, maintenanceFee, currency }: ListingSnapshot): string {
  const fee = maintenanceFee
    ? messages.fee(formatPrice({ price: maintenanceFee, currency, operation: 'rent' }))
    : null
  const built = yearBuilt
    ? messages.built(formatYearBuilt(yearBuilt, new Date().getFullYear()))
    : null
  return [built, fee].filter(Boolean).join(' · ')
}

function connectMore(card: HTMLElement): void {
  const about = slotOf(card, 'about')
  const extra = slotOf(card, 'extra')
  const more = slotOf<HTMLButtonElement>(card, 'more')
  more.hidden = false
  more.addEventListener('click', () => {
    const isOpen = about.toggleAttribute('data-open')
    extra.hidden = !isOpen
    more.textContent = isOpen ? messages.less : messages.more
    more.setAttribute('aria-expanded', String(isOpen))
  })
}
