import { formatCalendarDate, formatDate } from '@predio/domain/dates'
import { formatArea, OPERATION_LABELS, TYPE_LABELS, type Property } from '@predio/domain/properties'

import { useZone } from '../../../records/profile/use-zone.ts'

type Fact = readonly [label: string, value: string | null]

interface FactsProps {
  property: Property
  /** How long it has been offered is the agent's to know. */
  isForClient?: boolean
}

/** Everything the site tells; what it does not tell is left out. */
export function Facts({ property, isForClient = false }: FactsProps) {
  const zone = useZone()
  const listed = isForClient
    ? listFacts(property)
    : [...listFacts(property), ...listDates(property, zone)]
  const facts = listed.filter(([, value]) => value !== null)
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

function listFacts(property: Property): Fact[] {
  return [
    ['Tipo', TYPE_LABELS[property.propertyType]],
    ['Operación', property.operations.map((each) => OPERATION_LABELS[each]).join(' y ')],
    ['Recámaras', count(property.bedrooms)],
    ['Baños', count(property.bathrooms)],
    ['Construcción', property.propertyType === 'terreno' ? null : area(property.area)],
    ['Terreno', area(property.landArea ?? landOf(property))],
    ['Estacionamientos', count(property.parking)],
    ['Año de construcción', count(property.yearBuilt)],
    ['Amueblada', property.furnished ? 'Sí' : null],
    ['Mascotas', property.petFriendly ? 'Se aceptan' : null],
    ['Disponible desde', property.availableFrom && formatCalendarDate(property.availableFrom)],
    ['Colonia', property.colonia],
    ['Ciudad', property.city],
    ['Estado', property.state],
    ['Clave', property.code],
  ]
}

function listDates({ publishedAt, modifiedAt }: Property, zone: string): Fact[] {
  return [
    ['Publicada', day(publishedAt, zone)],
    ['Actualizada', day(modifiedAt, zone)],
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
