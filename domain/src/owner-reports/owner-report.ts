import type { CalendarDate } from '../dates/index.ts'
import type {
  Currency,
  Operation,
  PictureSize,
  PricePeriod,
  PropertyType,
} from '../properties/index.ts'
import type { PassReason, PublicAgent, SelectionAnswer } from '../selections/index.ts'

/** The words of an owner's report that the database, the function, the owner's page and the agent's screens share. */

export const MAX_RECOMMENDATION = 2000
/** An owner looks at a report again when the next one comes. */
export const DEFAULT_REPORT_DAYS = 90
/** The function of the database compares no more. */
export const MAX_SIMILAR = 200

/** The outcomes of a visit that the form proposes, which name nobody; others are the agent's own texts. */
export const TOLD_OUTCOMES = [
  'Interesado',
  'Quiere otra visita',
  'Hizo una oferta',
  'Lo va a pensar',
  'No le interesó',
] as const
type ToldOutcome = (typeof TOLD_OUTCOMES)[number]

interface ReportPriceChange {
  day: CalendarDate
  previousPrice: number | null
  previousCurrency: Currency
  price: number | null
  currency: Currency
}

/** OREP-02: what `owner_report_facts` counts in the agent's rows: numbers and days, nothing that names a buyer. */
export interface ReportActivity {
  /** Of the agent's row; a site may know an earlier day. */
  publishedAt: string
  /** The oldest first; the last twelve until the end of the period. */
  priceChanges: readonly ReportPriceChange[]
  selections: { sent: number; views: number }
  answers: Record<SelectionAnswer, number> & { reasons: Partial<Record<PassReason, number>> }
  visits: {
    made: number
    madeDays: readonly CalendarDate[]
    outcomes: Partial<Record<ToldOutcome, number>>
    upcoming: number
    upcomingAt: readonly string[]
  }
  interested: { clients: number; negotiations: number }
  /** Of the listings that were given to compare with, together. */
  similarVisits: number
}

/** The listing as the report shows it. */
export interface ReportListing {
  title: string
  location: string
  propertyType: PropertyType
  operation: Operation
  price: number | null
  currency: Currency
  pricePeriod: PricePeriod | null
  /** An address, or a path in the bucket `listing-photos`. */
  image: string | null
  /** The same in the sizes that there are, the narrowest first. */
  imageSizes: readonly PictureSize[]
}

/** OREP-06: the agent's other listings of the same kind near it. */
export interface SimilarListings {
  /** The colonia or the city that all are in; null where they lie in several. */
  place: string | null
  count: number
  /** In the currency of the listing. */
  price: { own: number; median: number } | null
  pricePerMetre: { own: number; median: number } | null
  days: { own: number; median: number } | null
  /** In the period; `mean` with one decimal. */
  visits: { own: number; mean: number }
}

/** OREP-04: what the owner sees, stored as it was when the report was made. */
export interface OwnerReportFacts extends Omit<ReportActivity, 'publishedAt' | 'similarVisits'> {
  madeAt: string
  /** Of the agent: hours of visits are those of the place. */
  zone: string
  listing: ReportListing
  publishedDay: CalendarDate | null
  /** Until the end of the period, or until the report was made. */
  daysPublished: number | null
  similar: SimilarListings | null
}

export interface ReportPeriod {
  firstDay: CalendarDate
  lastDay: CalendarDate
}

/** What the function `owner-report` answers to whoever opens the link. */
export interface PublicOwnerReport extends ReportPeriod {
  title: string
  /** The owner's first name, for the greeting. */
  ownerName: string | null
  recommendation: string | null
  /** Its picture can be shown as it is, or is a path from the API's own address. */
  facts: OwnerReportFacts
  agent: PublicAgent
  expiresAt: string
}
