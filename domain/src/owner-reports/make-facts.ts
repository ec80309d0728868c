import type { ListingSiteVisits } from '../agent-site/index.ts'
import { toCalendarDate, type CalendarDate } from '../dates/index.ts'
import { showListing } from '../outputs/index.ts'
import { shownLocation, shownTitle, type Property } from '../properties/index.ts'
import { shorten } from '../text/index.ts'
import type {
  OwnerReportFacts,
  ReportActivity,
  ReportListing,
  ReportPeriod,
} from './owner-report.ts'
import { compareWithSimilar, daysUntil, type FoundSimilar } from './similar-listings.ts'

const MAX_IMAGE_ADDRESS = 1000
const MAX_IMAGE_WIDTH = 1600

interface FactsInput {
  listing: Property
  activity: ReportActivity
  /** Null for a listing that was never on the agent's site. */
  site: ListingSiteVisits | null
  similar: FoundSimilar
  period: ReportPeriod
  now: Date
  zone: string
}

/** OREP-04: the facts are those of the moment in which the report is made. */
export function makeFacts(input: FactsInput): OwnerReportFacts {
  const { listing, activity, site, similar, period, now, zone } = input
  const { publishedAt, similarVisits, ...counted } = activity
  const published = publishedOf(showListing('ownerReport', listing), publishedAt)
  const today = toCalendarDate(now, zone)
  const until: CalendarDate = period.lastDay < today ? period.lastDay : today
  const daysPublished = daysUntil(published, until, zone)
  return {
    ...counted,
    ...(site && { site }),
    madeAt: now.toISOString(),
    zone,
    listing: reportListing(listing),
    publishedDay: published === null ? null : toCalendarDate(new Date(published), zone),
    daysPublished,
    similar: compareWithSimilar(listing, similar, {
      until,
      zone,
      ownDays: daysPublished,
      ownVisits: counted.visits.made,
      visits: similarVisits,
    }),
  }
}

/** OREP-03: if the site gives no date, the first day on which Predio saw the listing counts. */
export function publishedOf({ publishedAt }: Property, seenAt: string | null): string | null {
  return publishedAt !== null && !Number.isNaN(Date.parse(publishedAt)) ? publishedAt : seenAt
}

function reportListing(property: Property): ReportListing {
  const listing = showListing('ownerReport', property)
  const image = listing.images.find((address) => address.length <= MAX_IMAGE_ADDRESS) ?? null
  const sizes = image === listing.images[0] ? (listing.coverSizes ?? []) : []
  return {
    title: shorten(shownTitle(listing.title), 300),
    location: shorten(shownLocation(listing.location), 300),
    propertyType: listing.propertyType,
    operation: listing.operation,
    price: listing.price || null,
    currency: listing.currency,
    pricePeriod: listing.pricePeriod,
    image,
    imageSizes: sizes.filter(
      ({ url, width }) => url.length <= MAX_IMAGE_ADDRESS && width <= MAX_IMAGE_WIDTH,
    ),
  }
}
