import {
  type Operation,
  OPERATIONS,
  type PreparedListing,
  NAMED_TYPES,
  type PropertyType,
} from '@predio/domain/properties'
import {
  compileTests,
  type Condition,
  type Day,
  groupsOf,
  listingColumns,
  queryOf,
  readView,
  type View,
  withoutGroups,
  writeView,
} from '@predio/domain/views'
import { withCondition } from '../../../capabilities/views/conditions.ts'
import { textOf, VIEW_PARAMETER } from '../../../capabilities/views/use-view-address.ts'
import { type Filters, NO_FILTERS } from './filters.ts'

/**
 * The first screen does not load this parser for views: browse-view imports the file when there is a view, or when the first filter is
 * set.
 */

export interface ListingView {
  view: View
  filters: Filters
  /** OWN-07: true if the view has the filter for archived listings. */
  isArchived: boolean
  testOf: (
    day: Day,
    hasClient: (id: number) => boolean,
  ) => ((listing: PreparedListing) => boolean) | undefined
}

export function readListingView(text: string): ListingView {
  const { view } = readView('listings', text, [VIEW_PARAMETER])
  const filters: Filters = { ...NO_FILTERS, sort: sortOf(view) }
  const unshown: Condition[] = []
  for (const group of groupsOf(view.conditions)) {
    const [condition, ...joined] = group
    const shown = condition && joined.length === 0 && shownAs(condition)
    const isFree = shown && Object.keys(shown).every((key) => !isSet(filters, key as keyof Filters))
    if (isFree) Object.assign(filters, shown)
    else unshown.push(...group)
  }
  if (unshown.length > 0) filters.unshown = unshown.map(({ field }) => field)
  return {
    view,
    filters,
    isArchived: view.conditions.some(({ field, is }) => field === 'archivada' && is === 'yes'),
    testOf: (day, hasClient) => {
      if (unshown.length === 0) return undefined
      const { tests } = queryOf('listings', { ...view, conditions: unshown }, day)
      return compileTests(tests, listingColumns(hasClient))
    },
  }
}

/** The address keeps the id of the saved view from which the person started. */
export function writeListingView(before: string, view: View): string {
  const id = new URLSearchParams(before).get(VIEW_PARAMETER) ?? undefined
  return textOf({ id, query: writeView('listings', view) })
}

export function withFilters(view: View, changes: Partial<Filters>): View {
  let next = view
  for (const key of Object.keys(changes) as (keyof Filters)[]) next = withFilter(next, key, changes)
  return next
}

function withFilter(view: View, key: keyof Filters, changes: Partial<Filters>): View {
  const { source, sort = 'newest', minPrice, maxPrice, bedrooms } = changes
  switch (key) {
    case 'text': {
      const text = changes.text?.trim() ?? ''
      return withCondition(view, 'texto', text ? { field: 'texto', is: 'says', text } : undefined)
    }
    case 'source': {
      const bare = withCondition(withCondition(view, 'origen', undefined), 'archivada', undefined)
      return source === 'archived'
        ? withCondition(bare, 'archivada', { field: 'archivada', is: 'yes' })
        : withChoice(bare, 'origen', source)
    }
    case 'propertyType':
      return withChoice(view, 'tipo', changes.propertyType)
    case 'operation':
      return withChoice(view, 'operacion', changes.operation)
    case 'tag':
      return withChoice(view, 'etiqueta', changes.tag)
    case 'minPrice':
      return withPrice(view, 'min', minPrice)
    case 'maxPrice':
      return withPrice(view, 'max', maxPrice)
    case 'bedrooms':
      return withCondition(
        view,
        'recamaras',
        bedrooms === undefined ? undefined : { field: 'recamaras', is: 'min', amount: bedrooms },
      )
    case 'sort':
      return {
        ...view,
        sorts: sort === 'newest' ? [] : [{ field: 'precio', ascending: sort === 'price-asc' }],
      }
    case 'unshown':
      return view
  }
}

function withChoice(view: View, field: string, value: string | undefined): View {
  return withCondition(
    view,
    field,
    value === undefined ? undefined : { field, is: 'any', values: [value] },
  )
}

function withPrice(view: View, is: 'min' | 'max', amount: number | undefined): View {
  const others = withoutGroups(view.conditions, (each) => each.field === 'precio' && each.is === is)
  return {
    ...view,
    conditions: amount === undefined ? others : [...others, { field: 'precio', is, amount }],
  }
}

function sortOf({ sorts: [first] }: View): Filters['sort'] {
  if (first?.field !== 'precio') return 'newest'
  return first.ascending ? 'price-asc' : 'price-desc'
}

function isSet(filters: Filters, key: keyof Filters): boolean {
  return key === 'text' ? filters.text !== '' : filters[key] !== undefined
}

/** PROP-17: the filter bar offers these types. */
const SHOWN_TYPES = new Set<string>(NAMED_TYPES)
const MAX_BEDROOMS = 5

function shownAs(condition: Condition): Partial<Filters> | null {
  const { field } = condition
  switch (condition.is) {
    case 'says':
      return { text: condition.text }
    case 'yes':
      return field === 'archivada' ? { source: 'archived' } : null
    case 'min': {
      const { amount } = condition
      if (field === 'precio') return { minPrice: amount }
      const isOffered = Number.isInteger(amount) && amount >= 1 && amount <= MAX_BEDROOMS
      return field === 'recamaras' && isOffered ? { bedrooms: amount } : null
    }
    case 'max':
      return field === 'precio' ? { maxPrice: condition.amount } : null
    case 'any': {
      const [value = '', ...more] = condition.values
      return more.length > 0 ? null : shownChoice(field, value)
    }
    default:
      return null
  }
}

function shownChoice(field: string, value: string): Partial<Filters> | null {
  if (field === 'etiqueta') return { tag: value }
  if (field === 'origen') return { source: value === 'own' ? 'own' : 'site' }
  if (field === 'tipo' && SHOWN_TYPES.has(value)) {
    return { propertyType: value as PropertyType }
  }
  const operation = OPERATIONS.find((each) => each === value)
  return field === 'operacion' && operation ? { operation: operation satisfies Operation } : null
}
