import { formatCalendarDate, formatDate } from '@predio/domain/dates'
import { formatMxn } from '@predio/domain/money'
import {
  formatArea,
  formatYearBuilt,
  OPERATION_LABELS,
  OWN_LISTING_FIELDS as FIELDS,
  TYPE_LABELS,
  type Property,
} from '@predio/domain/properties'
import { useToday } from '../../capabilities/profile/use-today.ts'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { messages } from './messages.ts'

type Fact = readonly [label: string, value: string | null]

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
    [FIELDS.property_type.label, TYPE_LABELS[property.propertyType]],
    [FIELDS.offer.label, property.operations.map((each) => OPERATION_LABELS[each]).join(' y ')],
    [FIELDS.bedrooms.label, count(property.bedrooms)],
    [FIELDS.bathrooms.label, count(property.bathrooms)],
    [FIELDS.area.label, property.propertyType === 'terreno' ? null : area(property.area)],
    [FIELDS.land_area.label, area(property.landArea ?? landOf(property))],
    [FIELDS.parking.label, count(property.parking)],
    [FIELDS.year_built.label, yearBuilt ? formatYearBuilt(yearBuilt, thisYear) : null],
    [
      FIELDS.maintenance_fee.label,
      own?.maintenanceFee ? formatMxn(own.maintenanceFee, 'ifAny') : null,
    ],
    [messages.furnished, property.furnished ? messages.yes : null],
    [messages.pets, property.petFriendly ? messages.petsAccepted : null],
    [messages.availableFrom, property.availableFrom && formatCalendarDate(property.availableFrom)],
    [FIELDS.colonia.label, property.colonia],
    [FIELDS.city.label, property.city],
    [FIELDS.state.label, property.state],
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
