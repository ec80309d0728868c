import type {
  Availability,
  ListingSnapshot,
  PassReason,
  PublicSelection,
  PublicSelectionItem,
  SelectionAnswer,
  VisitSlot,
} from '../../../domain/src/selections/selection.ts'
import { showClient, showStoredListing } from '../../../domain/src/outputs/index.ts'
import { DEFAULT_TIME_ZONE } from '../../../domain/src/dates/zoned.ts'
import { boundSnapshot } from '../../../domain/src/selections/bound-snapshot.ts'
import { greetingName } from '../../../domain/src/text/greeting-name.ts'
import type { FunctionContext } from '../_shared/context.ts'
import { readAgent } from '../_shared/links/read-agent.ts'
import { signPhotos } from '../_shared/links/sign-photos.ts'
import { selectRows } from '../_shared/rest.ts'
import { readConsent } from './notice-consent.ts'
import type { Selection } from './selection-link.ts'

const SIGNED_SECONDS = 6 * 60 * 60
/** A hundred listings of 32 kB take long to read and parse, so they are read in parts, between which other requests are answered. */
const ITEMS_AT_ONCE = 20

interface Item {
  id: string
  note: string | null
  listing: ListingSnapshot
  answer: SelectionAnswer | null
  reason: PassReason | null
  comment: string | null
  visit_slots: VisitSlot[]
  created_at: string
  /** SEL-18 allows at most one visit. */
  visits: { scheduled_at: string | null }[]
  property: StoredProperty | null
}

interface StoredProperty {
  price: number | null
  currency: ListingSnapshot['currency']
  status: 'active' | 'inactive'
  sale_status: string | null
  rental_status: string | null
  changes: { changed_at: string }[]
}

const COLUMNS =
  'id,note,listing,answer,reason,comment,visit_slots,created_at,' +
  'visits:interactions(scheduled_at),property:properties(price,currency,status,sale_status,rental_status,changes:property_price_changes(changed_at))'

/** The client sees nothing about other clients or about the agent's work (SEL-04). */
export async function presentSelection(
  context: FunctionContext,
  link: Selection,
): Promise<PublicSelection> {
  const [items, agent, consent, [profile]] = await Promise.all([
    readItems(context, link),
    readAgent(context, 'selection', link.user_id, SIGNED_SECONDS),
    readConsent(context, link),
    selectRows<{ time_zone: string }>(context, 'profiles', {
      id: `eq.${link.user_id}`,
      select: 'time_zone',
    }),
  ])
  const zone = profile?.time_zone ?? DEFAULT_TIME_ZONE
  const pictures = items.flatMap(({ listing: { images, coverSizes = [] } }) => [
    ...coverSizes.map(({ url }) => url),
    ...images,
  ])
  const addressOf = await signPhotos(context, link.user_id, pictures, SIGNED_SECONDS)
  const greeting = link.client && greetingName(link.client)
  return {
    title: link.title,
    message: link.message,
    clientName: greeting && showClient('selection', { first_name: greeting }).first_name,
    agent,
    consent,
    expiresAt: link.expires_at,
    items: items.map((item) => presentItem(item, link, zone, addressOf)),
  }
}

async function readItems(context: FunctionContext, link: Selection): Promise<Item[]> {
  const items: Item[] = []
  for (;;) {
    const some = await selectRows<Item>(context, 'selection_items', {
      selection_id: `eq.${link.id}`,
      user_id: `eq.${link.user_id}`,
      select: COLUMNS,
      order: 'position,id',
      limit: String(ITEMS_AT_ONCE),
      offset: String(items.length),
      'visits.type': 'eq.visit',
      'property.changes.order': 'changed_at.desc',
      'property.changes.limit': '1',
    })
    items.push(...some)
    if (some.length < ITEMS_AT_ONCE) return items
  }
}

function presentItem(
  item: Item,
  link: Selection,
  zone: string,
  addressOf: (image: string) => string | undefined,
): PublicSelectionItem {
  const { coverSizes = [], ...listing } = showStoredListing<ListingSnapshot>(
    'selection',
    boundSnapshot(item.listing),
  )
  const images = listing.images.flatMap((image) => addressOf(image) ?? [])
  const sizes = coverSizes.flatMap(({ url, width }) => {
    const address = addressOf(url)
    return address ? [{ url: address, width }] : []
  })
  return {
    id: item.id,
    note: item.note,
    isNew: link.last_viewed_at !== null && item.created_at > link.last_viewed_at,
    listing: { ...listing, images, ...(sizes.length > 0 && { coverSizes: sizes }) },
    currentPrice: currentPriceOf(item),
    availability: availabilityOf(item),
    answer: item.answer,
    reason: item.reason,
    comment: item.comment,
    visitSlots: item.visit_slots,
    visit: visitOf(item, zone),
  }
}

function visitOf({ visits: [visit] }: Item, zone: string): PublicSelectionItem['visit'] {
  return visit ? { at: visit.scheduled_at, zone } : null
}

function currentPriceOf({ property, listing }: Item): PublicSelectionItem['currentPrice'] {
  const noticedAt = property?.changes[0]?.changed_at
  if (!property || noticedAt === undefined) return null
  const { price, currency } = property
  if (price === listing.price && currency === listing.currency) return null
  return { price, currency, noticedAt }
}

function availabilityOf({ property, listing }: Item): Availability {
  if (!property) return 'gone'
  const state = listing.operations[0] === 'rent' ? property.rental_status : property.sale_status
  if (state === 'vendida' || state === 'rentada') return 'closed'
  if (state === 'apartada') return 'reserved'
  return property.status === 'inactive' ? 'gone' : 'available'
}
