import { showListing } from '../outputs/index.ts'
import {
  secondPriceOf,
  FIELD_LABELS,
  OPERATION_LABELS,
  type PricePeriod,
  type Property,
  TYPE_LABELS,
} from '../properties/index.ts'
import { type CsvValue, toCsv } from './to-csv.ts'

export interface ExportedListing {
  listing: Property
  status: string
  tags: readonly string[]
}

/** LIMP-01: the import of listings recognises these headers. */
const HEADERS = [
  'Título',
  FIELD_LABELS.operation,
  FIELD_LABELS.propertyType,
  FIELD_LABELS.price,
  'Renta mensual',
  FIELD_LABELS.currency,
  'La renta es por',
  FIELD_LABELS.location,
  FIELD_LABELS.colonia,
  FIELD_LABELS.city,
  FIELD_LABELS.state,
  FIELD_LABELS.bedrooms,
  FIELD_LABELS.bathrooms,
  FIELD_LABELS.area,
  FIELD_LABELS.landArea,
  FIELD_LABELS.parking,
  FIELD_LABELS.yearBuilt,
  'Parte para colegas (% de la comisión)',
  'Situación',
  // The column is not called 'Etiquetas', because an import would read it as amenities, while the agent's tags are private.
  'Mis etiquetas',
  FIELD_LABELS.code,
  'Enlace',
  'Origen',
]

const PERIODS: Readonly<Record<PricePeriod, string>> = {
  month: 'mes',
  week: 'semana',
  night: 'noche',
  year: 'año',
}
const BOTH = 'Venta y renta'
const ARCHIVED = 'Archivada'
const SOURCES = { site: 'Mi sitio', own: 'Propia' }

/** EXPORT-17: exports listings of the site and own ones. Amounts and measures are plain numbers, and an unknown value is empty. */
export function exportListings(listings: readonly ExportedListing[]): string {
  return toCsv(
    HEADERS,
    listings.map(({ listing: property, status, tags }) => {
      const listing = showListing('listingsExport', property)
      return [
        listing.title,
        listing.operations.length > 1 ? BOTH : OPERATION_LABELS[listing.operation],
        TYPE_LABELS[listing.propertyType],
        listing.price,
        secondPriceOf(listing),
        listing.currency,
        periodOf(listing),
        listing.location,
        listing.colonia,
        listing.city,
        listing.state,
        listing.bedrooms,
        listing.bathrooms,
        listing.area,
        listing.landArea,
        listing.parking,
        listing.yearBuilt,
        listing.own?.sharedCommissionPercentage ?? null,
        listing.own?.isArchived ? ARCHIVED : status,
        tags.join('; '),
        listing.code,
        listing.link,
        listing.own ? SOURCES.own : SOURCES.site,
      ]
    }),
  )
}

function periodOf({ operation, pricePeriod, price }: Property): CsvValue {
  return operation === 'rent' && price !== null ? PERIODS[pricePeriod ?? 'month'] : null
}
