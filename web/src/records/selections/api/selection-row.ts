import type {
  ListingSnapshot,
  PassReason,
  SelectionAnswer,
  VisitSlot,
} from '@predio/domain/selections'
import type { Json } from '@predio/domain/database'

export interface SelectionItem {
  id: string
  property_id: string | null
  note: string | null
  listing: ListingSnapshot
  answer: SelectionAnswer | null
  reason: PassReason | null
  comment: string | null
  visit_slots: VisitSlot[]
  answered_at: string | null
  reviewed_at: string | null
  created_at: string
  property: { wordpress_id: number | null; own_number: number | null } | null
  seen_at: string | null
  /** SEL-18: at most one visit is booked for a request. */
  visits: { id: string; scheduled_at: string | null }[]
}

export interface SelectionClient {
  id: string
  first_name: string
  last_name: string | null
}

interface LinkColumns {
  id: string
  title: string
  expires_at: string
  revoked_at: string | null
  views: number
  last_viewed_at: string | null
  created_at: string
}

export interface SelectionRow extends LinkColumns {
  message: string | null
  updated_at: string
  client: SelectionClient | null
  items: SelectionItem[]
}

export interface ClientSelection extends LinkColumns {
  items: { answer: SelectionAnswer | null }[]
}

export interface SelectionSummary extends ClientSelection {
  client: SelectionClient | null
}

const LINK_COLUMNS = 'id, title, expires_at, revoked_at, views, last_viewed_at, created_at'
const CLIENT = 'client:clients(id, first_name, last_name)'

export const SELECTION_COLUMNS =
  `${LINK_COLUMNS}, message, updated_at, ${CLIENT}, items:selection_items(id, property_id, note, listing, answer, reason, comment, visit_slots, answered_at, reviewed_at, seen_at, created_at, property:properties(wordpress_id, own_number), visits:interactions(id, scheduled_at))` as const
export const CLIENT_SELECTION_COLUMNS = `${LINK_COLUMNS}, items:selection_items(answer)` as const
export const SUMMARY_COLUMNS = `${CLIENT_SELECTION_COLUMNS}, ${CLIENT}` as const

type Stored<Row> = Omit<Row, 'items'> & { items: unknown[] }

export function toSelection(stored: Stored<SelectionRow>): SelectionRow {
  return { ...stored, items: stored.items as SelectionItem[] }
}

export function toSummary(stored: Stored<SelectionSummary>): SelectionSummary {
  return { ...stored, items: stored.items as SelectionSummary['items'] }
}

export function toJson(listing: ListingSnapshot): Json {
  return listing as unknown as Json
}
