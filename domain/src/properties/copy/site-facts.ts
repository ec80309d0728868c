import {
  AREA_UNITS,
  OPERATIONS,
  type Coordinates,
  type Operation,
  type PriceIn,
  type Property,
  type UnitPrice,
} from '../property.ts'

const TEXTS = [
  'city',
  'state',
  'colonia',
  'availableFrom',
  'virtualTour',
  'floorPlan',
  'code',
  'agentName',
  'publishedAt',
  'modifiedAt',
] as const
const NUMBERS = ['landArea', 'yearBuilt', 'parking'] as const
const FLAGS = ['furnished', 'petFriendly'] as const
const CURRENCIES = ['MXN', 'USD'] as const
const PERIODS = ['month', 'week', 'night', 'year'] as const

const NAMES = [
  ...TEXTS,
  ...NUMBERS,
  ...FLAGS,
  'pricePeriod',
  'unitPrice',
  'otherPrice',
  'secondPrice',
  'unstated',
  'coordinates',
  'operations',
] as const

type SiteFacts = Pick<Property, (typeof NAMES)[number]>

const MAX_TEXT = 1000

export function toSiteFacts(property: Property): Record<string, unknown> {
  const given = NAMES.map((name) => [name, property[name]] as const)
  return Object.fromEntries(
    given.filter(([, value]) => {
      const isLong = typeof value === 'string' && value.length > MAX_TEXT
      return value !== null && value !== undefined && value !== false && !isLong
    }),
  )
}

/** The column is JSON, so a value of the wrong type is omitted. */
export function readSiteFacts(stored: unknown, operation: Operation): SiteFacts {
  const facts = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<string, unknown>
  >
  const texts = TEXTS.map((name) => [name, typed(facts[name], 'string')] as const)
  const numbers = NUMBERS.map((name) => [name, typed(facts[name], 'number')] as const)
  const flags = FLAGS.map((name) => [name, facts[name] === true] as const)
  return {
    ...(Object.fromEntries(texts) as Pick<SiteFacts, (typeof TEXTS)[number]>),
    ...(Object.fromEntries(numbers) as Pick<SiteFacts, (typeof NUMBERS)[number]>),
    ...(Object.fromEntries(flags) as Pick<SiteFacts, (typeof FLAGS)[number]>),
    pricePeriod: PERIODS.find((period) => period === facts['pricePeriod']) ?? null,
    unitPrice: readUnitPrice(facts['unitPrice']),
    otherPrice: readOtherPrice(facts['otherPrice']),
    ...(typeof facts['secondPrice'] === 'number' && { secondPrice: facts['secondPrice'] }),
    // Older copies do not store which flags the site left unstated.
    ...(facts['unstated'] !== undefined && {
      unstated: FLAGS.filter((name) => listOf(facts['unstated']).includes(name)),
    }),
    coordinates: readCoordinates(facts['coordinates']),
    operations: readOperations(facts['operations'], operation),
  }
}

function typed(value: unknown, type: 'string' | 'number'): unknown {
  return typeof value === type ? value : null
}

function readUnitPrice(value: unknown): UnitPrice | null {
  if (typeof value !== 'object' || value === null) return null
  const { amount, per } = value as Partial<Record<string, unknown>>
  const unit = AREA_UNITS.find((each) => each === per)
  return typeof amount === 'number' && unit ? { amount, per: unit } : null
}

function readOtherPrice(value: unknown): PriceIn | null {
  if (typeof value !== 'object' || value === null) return null
  const { amount, currency } = value as Partial<Record<string, unknown>>
  const known = CURRENCIES.find((each) => each === currency)
  return typeof amount === 'number' && known ? { amount, currency: known } : null
}

function readCoordinates(value: unknown): Coordinates | null {
  if (typeof value !== 'object' || value === null) return null
  const { lat, lng } = value as Partial<Record<string, unknown>>
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null
}

function readOperations(value: unknown, operation: Operation): readonly Operation[] {
  const given = listOf(value)
  return [operation, ...OPERATIONS.filter((each) => each !== operation && given.includes(each))]
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
