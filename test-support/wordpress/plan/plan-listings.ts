import type { SiteOptions } from '../options.ts'
import type { HiddenBecause, PlannedListing } from './listing.ts'
import { planPhotos } from './photos.ts'
import { planPrice } from './price.ts'
import { inTurn, randomFrom, type Random } from './random.ts'
import { planRooms } from './rooms.ts'
import { CITIES, FEATURES, HOSTILE_CONTENT, OWNERS, STREETS, TITLE_ENDS, TYPES } from './words.ts'

const FIRST_LISTING = 1001
const NEVER_SHOWN = ['draft', 'private', 'pending', 'future', 'trash', 'password'] as const
const HOUR_MS = 3_600_000
const NEWEST = Date.UTC(2026, 0, 31, 18)
const FAR_FUTURE = '2099-01-01 12:00:00'

/** Equal options always give equal listings. */
export function planListings(
  options: Pick<SiteOptions, 'listings' | 'seed' | 'vocabulary'> & { protectsNewest?: boolean },
): PlannedListing[] {
  const random = randomFrom(options.seed)
  const ofEachKind = Math.max(1, Math.floor(options.listings / 50))
  const reasons: (HiddenBecause | null)[] = [
    ...Array.from({ length: options.listings }, () => null),
    ...NEVER_SHOWN.flatMap((reason) => Array.from({ length: ofEachKind }, () => reason)),
  ]
  const planned = reasons.map((reason, index) =>
    // With the vocabulary of Houzez, no listing lacks fields.
    planListing(index, reason, options.vocabulary === 'acf' && index % 20 === 7, random),
  )
  if (options.protectsNewest) {
    const hidden = planned.find(({ hiddenBecause }) => hiddenBecause === 'password')
    if (hidden) hidden.date = dateAt(-1)
  }
  const [first, ...others] = planned
  if (!first) return []
  const twin = translate(first, planned.length)
  return [{ ...first, translations: twin.translations }, ...others, twin]
}

function planListing(
  index: number,
  hiddenBecause: HiddenBecause | null,
  bare: boolean,
  random: Random,
): PlannedListing {
  const type = inTurn(TYPES, index)
  const operation = index % 3 === 2 ? 'rent' : 'sale'
  const city = random.pick(CITIES)
  const end = inTurn(TITLE_ENDS, index)
  const lead = `${hiddenBecause ? 'Oculta: ' : ''}${type.name} en ${city}`
  const hostile = index % 8 === 5
  const taken = inTurn(['unsaid', 'closed', 'free', 'reserved'], Math.floor(index / 3))
  return {
    index,
    id: FIRST_LISTING + index,
    slug: `listado-${index}`,
    // The dates are an hour apart, because with equal dates the pages of WordPress may overlap.
    date: hiddenBecause === 'future' ? FAR_FUTURE : dateAt(index),
    hiddenBecause,
    language: 'es',
    translations: {},
    title: { typed: `${lead} ${end.typed}`, plain: `${lead} ${end.plain}` },
    content: `${CONTENT}${hostile ? `\n${HOSTILE_CONTENT}` : ''}`,
    hostile: hostile || end.typed.includes('onerror'),
    bare,
    price: planPrice(operation, Math.floor(index / 2), random),
    type,
    operation,
    saleStatus: operation === 'sale' ? SALE_STATUS[taken] : null,
    rentalStatus: operation === 'rent' ? RENTAL_STATUS[taken] : null,
    ...planRooms(type.is, index, random),
    code: `PR-${String(index).padStart(4, '0')}`,
    address: index % 9 === 8 ? '' : `${random.pick(STREETS)} ${random.between(1, 999)}, ${city}`,
    city,
    coordinates: {
      lat: random.between(190_000, 215_000) / 10_000,
      lng: -random.between(890_000, 1_030_000) / 10_000,
    },
    features: FEATURES.filter((_, feature) => (index + feature) % 4 === 0 || feature === index % 8),
    ...planPhotos(index),
    owner: { name: inTurn(OWNERS, index), phone: `99${String(10_000_000 + index * 7919)}` },
  }
}

const CONTENT = [
  '<!-- wp:paragraph -->',
  '<p>Excelente <strong>ubicación</strong> &amp; acabados de primera. ¿La visitamos? 😀</p>',
  '<!-- /wp:paragraph -->',
  '<ul><li>Cocina integral</li><li>Baño “completo”</li></ul>',
].join('\n')

const SALE_STATUS = {
  unsaid: null,
  free: 'disponible',
  reserved: 'apartada',
  closed: 'vendida',
} as const
const RENTAL_STATUS = { ...SALE_STATUS, closed: 'rentada' } as const

function dateAt(index: number): string {
  return new Date(NEWEST - index * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ')
}

function translate(original: PlannedListing, index: number): PlannedListing {
  const id = FIRST_LISTING + index
  return {
    ...original,
    index,
    id,
    slug: `listing-${index}`,
    date: dateAt(index),
    hiddenBecause: 'translation',
    language: 'en',
    translations: { es: original.id, en: id },
    title: { typed: 'House with garden', plain: 'House with garden' },
    content: '<p>Excellent location.</p>',
  }
}
