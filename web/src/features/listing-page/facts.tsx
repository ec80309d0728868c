import { formatCalendarDate, formatDate } from '@predio/domain/dates'
import { formatMxn } from '@predio/domain/money'
import {
  formatArea,
  formatYearBuilt,
  OPERATION_LABELS,
  TYPE_LABELS,
  type Property,
} from '@predio/domain/properties'

import { useToday } from '../../capabilities/profile/use-today.ts'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { messages } from './messages.ts'
import { messages as listingMessages } from '../../records/listings/messages.ts'
import { words } from '../../lib/words.ts'

type Fact = readonly [label: string, value: string | null]

/** Everything the site states; unknown values are left out. */
export function Facts({ property }: { property: Property }) {
  const zone = useZone()
  const thisYear = Number(useToday().slice(0, 4))
  const facts = listFacts(property, thisYear, zone).filter(([, value]) => value !== null)
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-medium wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function listFacts(property: Property, thisYear: number, zone: string): Fact[] {
  const { yearBuilt, own, publishedAt, modifiedAt } = property
  return [
    [words.type, TYPE_LABELS[property.propertyType]],
    [
      listingMessages.operation,
      property.operations.map((each) => OPERATION_LABELS[each]).join(' y '),
    ],
    [listingMessages.bedrooms, count(property.bedrooms)],
    [messages.bathrooms, count(property.bathrooms)],
    [messages.builtArea, property.propertyType === 'terreno' ? null : area(property.area)],
    [messages.landArea, area(property.landArea ?? landOf(property))],
    [messages.parking, count(property.parking)],
    [messages.yearBuilt, yearBuilt ? formatYearBuilt(yearBuilt, thisYear) : null],
    [messages.maintenanceFee, own?.maintenanceFee ? formatMxn(own.maintenanceFee, 'ifAny') : null],
    [messages.furnished, property.furnished ? messages.yes : null],
    [messages.pets, property.petFriendly ? messages.petsAccepted : null],
    [messages.availableFrom, property.availableFrom && formatCalendarDate(property.availableFrom)],
    [messages.neighborhood, property.colonia],
    [messages.city, property.city],
    [words.state, property.state],
    [messages.reference, property.code],
    [messages.published, day(publishedAt, zone)],
    [messages.updated, day(modifiedAt, zone)],
  ]
}

function landOf({ propertyType, area }: Property): number | null {
  return propertyType === 'terreno' ? area : null
}

function count(value: number | null): string | null {
  return value ? String(value) : null
}

function area(value: number | null): string | null {
  return value ? formatArea(value) : null
}

function day(instant: string | null, zone: string): string | null {
  return instant && formatDate(new Date(instant), zone)
}
