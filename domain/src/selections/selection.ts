import { isCalendarDate } from '../dates/index.ts'
import type {
  AreaUnit,
  Currency,
  Operation,
  PictureSize,
  PricePeriod,
  PropertyType,
} from '../properties/index.ts'

export const MAX_SELECTION_ITEMS = 100

export const SELECTION_ANSWERS = ['like', 'pass', 'visit'] as const
export type SelectionAnswer = (typeof SELECTION_ANSWERS)[number]

export const ANSWER_LABELS: Record<SelectionAnswer, string> = {
  like: 'Me gusta',
  pass: 'No es para mí',
  visit: 'Quiero verla',
}

export const PASS_REASONS = ['price', 'zone', 'size', 'condition', 'other'] as const
export type PassReason = (typeof PASS_REASONS)[number]

export const REASON_LABELS: Record<PassReason, string> = {
  price: 'Precio',
  zone: 'Zona',
  size: 'Tamaño',
  condition: 'Estado',
  other: 'Otro',
}

export const MAX_COMMENT = 1000
export const MAX_VISIT_SLOTS = 3

export type VisitSlot = `${string} ${'am' | 'pm'}`

const VISIT_SLOT = /^2\d{3}-\d{2}-\d{2} (am|pm)$/

export function isVisitSlot(value: unknown): value is VisitSlot {
  return typeof value === 'string' && VISIT_SLOT.test(value) && isCalendarDate(value.slice(0, 10))
}

/** SEL-13: a half day is read as an hour in its middle, which the agent can change. */
export function readSlot(slot: VisitSlot): { day: string; time: string } {
  return { day: slot.slice(0, 10), time: slot.endsWith('am') ? '10:00' : '17:00' }
}

/** SEL-03: the client sees the listing as it was when it was added, without any of the agent's internal data. */
export interface ListingSnapshot {
  title: string
  price: number | null
  currency: Currency
  pricePeriod: PricePeriod | null
  unitPrice: { amount: number; per: AreaUnit } | null
  secondPrice: number | null
  operations: readonly Operation[]
  propertyType: PropertyType
  location: string
  colonia: string | null
  city: string | null
  bedrooms: number | null
  bathrooms: number | null
  area: number | null
  landArea: number | null
  parking: number | null
  yearBuilt: number | null
  maintenanceFee: number | null
  features: readonly string[]
  description: string
  images: readonly string[]
  coverSizes?: readonly PictureSize[]
  virtualTour?: string | null
  video?: string | null
}

export interface PublicAgent {
  name: string | null
  company: string | null
  phone: string | null
  logoUrl: string | null
  photoUrl: string | null
  color: string | null
  licenseNumber: string | null
  /** PRIV-07: null means that no privacy notice is published. */
  noticePath: string | null
}

/** PRIV-12: the privacy notice in force, which the client may accept. */
export interface NoticeConsent {
  noticeId: string
  isGiven: boolean
}

export type Availability = 'available' | 'reserved' | 'closed' | 'gone'

export interface PublicSelectionItem {
  id: string
  note: string | null
  isNew: boolean
  listing: ListingSnapshot
  /** The present price, or null if the price has not changed since the listing was sent. */
  currentPrice: { price: number | null; currency: Currency; noticedAt: string } | null
  availability: Availability
  answer: SelectionAnswer | null
  reason: PassReason | null
  comment: string | null
  visitSlots: readonly VisitSlot[]
  /**
   * SEL-18: `at` is null if no time is set for the booked visit. The time is shown in the agent's time zone, since the client's device may
   * be in another one.
   */
  visit: { at: string | null; zone: string } | null
}

export interface PublicSelection {
  title: string
  message: string | null
  /** WHATSAPP-11: the name by which the client is greeted. */
  clientName: string | null
  agent: PublicAgent
  /** Null if the agent has no privacy notice, or the selection no client. */
  consent: NoticeConsent | null
  expiresAt: string
  items: readonly PublicSelectionItem[]
}

export interface AnswerRequest {
  itemId: string
  answer: SelectionAnswer
  reason: PassReason | null
  comment: string | null
  visitSlots: readonly VisitSlot[]
}
