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
export const DEFAULT_REPORT_DAYS = 90
/** The database function accepts at most as many. */
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
  /** A site may know an earlier day than the agent's row. */
  publishedAt: string
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
  similarVisits: number
}

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
  imageSizes: readonly PictureSize[]
}

/** OREP-06: the agent's other listings of the same kind near it. */
export interface SimilarListings {
  /** Null if the listings lie in several places. */
  place: string | null
  count: number
  price: { own: number; median: number } | null
  pricePerMetre: { own: number; median: number } | null
  days: { own: number; median: number } | null
  visits: { own: number; mean: number }
}

/** OREP-04: what the owner sees, stored as it was when the report was made. */
export interface OwnerReportFacts extends Omit<ReportActivity, 'publishedAt' | 'similarVisits'> {
  madeAt: string
  /** Hours of visits are told in the agent's time zone. */
  zone: string
  listing: ReportListing
  publishedDay: CalendarDate | null
  daysPublished: number | null
  similar: SimilarListings | null
}

export interface ReportPeriod {
  firstDay: CalendarDate
  lastDay: CalendarDate
}

export interface PublicOwnerReport extends ReportPeriod {
  title: string
  ownerName: string | null
  recommendation: string | null
  facts: OwnerReportFacts
  agent: PublicAgent
  expiresAt: string
}
