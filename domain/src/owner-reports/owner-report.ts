import type { ListingSiteVisits } from '../agent-site/index.ts'
import type { CalendarDate } from '../dates/index.ts'
import type {
  Currency,
  Operation,
  PictureSize,
  PricePeriod,
  PropertyType,
} from '../properties/index.ts'
import type { PassReason, PublicAgent, SelectionAnswer } from '../selections/index.ts'

/** The database, the function, the owner's page and the agent's screens share this limit. */

export const MAX_RECOMMENDATION = 2000
export const DEFAULT_REPORT_DAYS = 90
/** The database function accepts at most this many similar listings. */
export const MAX_SIMILAR = 200

/** A report may show these outcomes, which the form proposes and which name nobody. Other outcomes are texts of the agent. */
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

/** OREP-02: `owner_report_facts` returns only numbers and days, so nothing names a buyer. */
export interface ReportActivity {
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
  image: string | null
  imageSizes: readonly PictureSize[]
}

/** OREP-06: the agent's other listings of the same kind nearby. */
export interface SimilarListings {
  place: string | null
  count: number
  price: { own: number; median: number } | null
  pricePerMetre: { own: number; median: number } | null
  days: { own: number; median: number } | null
  visits: { own: number; mean: number }
}

/** OREP-04: the facts as they were when the report was made. */
export interface OwnerReportFacts extends Omit<ReportActivity, 'publishedAt' | 'similarVisits'> {
  madeAt: string
  zone: string
  listing: ReportListing
  publishedDay: CalendarDate | null
  daysPublished: number | null
  similar: SimilarListings | null
  /** OREP-26: of a listing that is or was on the agent's site; older reports lack it. */
  site?: ListingSiteVisits
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
