import { countOf, formatNumber } from '../../numbers/index.ts'
import { formatCalendarDate } from '../../dates/index.ts'
import type { CalendarDate } from '../../dates/index.ts'
import { formatMxn } from '../../money/index.ts'
import { type Operation, type PropertyType, TYPE_LABELS } from '../../properties/index.ts'
import { ASKABLE, type Amenity } from './amenities.ts'
import type { CountKind, Range, SortKind } from './guess.ts'

const COUNTED: Readonly<Record<CountKind, readonly [string, string]>> = {
  bedrooms: ['recámara', 'recámaras'],
  bathrooms: ['baño', 'baños'],
  parking: ['estacionamiento', 'estacionamientos'],
}
const SORTS: Readonly<Record<SortKind, string>> = {
  cheapest: 'Más baratas primero',
  dearest: 'Más caras primero',
  largest: 'Más grandes primero',
  newest: 'Más recientes primero',
}

export function typeLabel(type: PropertyType, isExcluded: boolean, word: string | null): string {
  const own = word === null ? TYPE_LABELS[type] : `${TYPE_LABELS[type]} (${word})`
  const label = type === 'other' && word !== null ? capitalize(word) : own
  return isExcluded ? `No ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label
}

export const operationLabel = (operation: Operation): string =>
  operation === 'sale' ? 'En venta' : 'En renta'

export function priceLabel({ min, max }: Range, currency: 'MXN' | 'USD' | null): string {
  const say = (value: number) =>
    currency === 'USD' ? `US$${formatNumber(value, 1)}` : formatMxn(value, 'ifAny')
  return rangeLabel({ min, max }, say)
}

export const areaLabel = (range: Range): string =>
  rangeLabel(range, (value) => `${formatNumber(value, 1)} m²`)

export function countLabel(kind: CountKind, { min, max }: Range): string {
  const [one, many] = COUNTED[kind]
  const say = (value: number) => countOf(value, one, many, 1)
  if (max === 0) return `Sin ${one}`
  if (kind === 'parking' && min === 1 && max === null) return capitalize(one)
  if (min !== null && min === max) return say(min)
  if (min !== null && max !== null) return `${formatNumber(min, 1)} a ${say(max)}`
  return min === null ? `Hasta ${say(max ?? 0)}` : `${formatNumber(min, 1)}+ ${many}`
}

export const placeLabel = (place: string, isExcluded: boolean): string =>
  isExcluded ? `No en ${place}` : `En ${place}`

export function amenityLabel(amenity: Amenity, isExcluded: boolean): string {
  const { label } = ASKABLE[amenity]
  return isExcluded ? `Sin ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label
}

export const petsLabel = (isWanted: boolean): string =>
  isWanted ? 'Acepta mascotas' : 'No acepta mascotas'

export const furnishedLabel = (isWanted: boolean): string =>
  isWanted ? 'Amueblado' : 'Sin amueblar'

export const yearLabel = (year: number): string => `Construida desde ${year}`

export const availableLabel = (by: CalendarDate): string =>
  `Disponible al ${formatCalendarDate(by)}`

export const sortLabel = (sort: SortKind): string => SORTS[sort]

function rangeLabel({ min, max }: Range, say: (value: number) => string): string {
  if (min !== null && max !== null) return `${say(min)} a ${say(max)}`
  return min === null ? `Hasta ${say(max ?? 0)}` : `Desde ${say(min)}`
}

export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
