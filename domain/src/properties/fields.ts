import type { Fields } from '../fields/index.ts'
import {
  OPERATION_LABELS,
  RENTAL_STATUS_LABELS,
  SALE_STATUS_LABELS,
  TOUR_LABELS,
  TYPE_LABELS,
} from './messages.ts'

const INVALID = {
  price: 'El precio no es válido',
  place: 'Puede tener hasta 120 letras',
  count: 'Escribe un número entre 0 y 99',
  area: 'La superficie no es válida',
  status: 'Elige un estado de la lista',
  fee: 'La cuota no es válida',
  degrees: 'Escribe grados con decimales, como 20.967370',
  commission: 'Escribe un porcentaje entre 0 y 100',
} as const
const price = { kind: 'amount', invalid: INVALID.price, negative: INVALID.price } as const
const place = { kind: 'text', max: 120, long: INVALID.place } as const
const count = { kind: 'number', min: 0, max: 99, step: 1, invalid: INVALID.count } as const
const area = { kind: 'number', min: 0, max: 99_999_999, step: 0.01, invalid: INVALID.area } as const
const percentage = {
  kind: 'number',
  min: 0,
  max: 100,
  step: 0.01,
  invalid: INVALID.commission,
} as const

const link = {
  kind: 'link',
  max: 500,
  long: 'La dirección puede tener hasta 500 caracteres',
  invalid: 'Escribe una dirección que empiece con https://',
} as const
const degrees = { kind: 'number', step: 0.000001, invalid: INVALID.degrees } as const

export const OFFER_LABELS = { ...OPERATION_LABELS, both: 'Venta y renta' } as const

/**
 * OWN-04: the order is that of the form. `offer` is stored in two columns. `domain/src/listing-import/fields.ts` has the headers of files.
 */
export const OWN_LISTING_FIELDS = {
  title: {
    kind: 'requiredText',
    label: 'Título',
    max: 300,
    short: 'Escribe un título',
    long: 'El título puede tener hasta 300 letras',
  },
  offer: {
    kind: 'choice',
    label: 'Operación',
    options: OFFER_LABELS,
    invalid: 'Elige venta, renta o ambas',
  },
  property_type: {
    kind: 'choice',
    label: 'Tipo',
    options: TYPE_LABELS,
    invalid: 'Elige el tipo de propiedad',
  },
  price: { ...price, label: 'Precio' },
  currency: {
    kind: 'choice',
    label: 'Moneda',
    options: { MXN: 'MXN', USD: 'USD' },
    invalid: 'Elige la moneda',
    fallback: 'MXN',
  },
  second_price: { ...price, label: 'Renta mensual', class: 'public' },
  // OWN-14: only the agent sees the street.
  street: {
    kind: 'text',
    label: 'Calle y número',
    max: 200,
    long: 'La calle puede tener hasta 200 letras',
  },
  // OWN-28: the point that others see is computed by the database.
  latitude: { ...degrees, label: 'Latitud', min: -90, max: 90 },
  longitude: {
    ...degrees,
    label: 'Longitud',
    min: -180,
    max: 0,
    invalid: 'Escribe la longitud con su signo menos, por ejemplo -89.592587',
  },
  point_shown: {
    kind: 'choice',
    label: 'Quién ve el punto del mapa',
    options: {
      private: 'Solo yo',
      approximate: 'Todos, a unos 500 m',
      exact: 'Todos, exacto',
    },
    invalid: 'Elige quién ve el punto',
    fallback: 'private',
  },
  colonia: { ...place, label: 'Colonia' },
  city: { ...place, label: 'Ciudad' },
  state: { ...place, label: 'Estado' },
  bedrooms: { ...count, label: 'Recámaras' },
  bathrooms: { ...count, label: 'Baños', step: 0.1 },
  area: { ...area, label: 'Construcción' },
  land_area: { ...area, label: 'Terreno' },
  parking: {
    ...count,
    label: 'Estacionamientos',
    max: 999,
    invalid: 'Escribe un número entre 0 y 999',
  },
  year_built: {
    kind: 'number',
    label: 'Año de construcción',
    min: 1500,
    max: 2200,
    step: 1,
    invalid: 'Escribe un año de cuatro cifras',
  },
  maintenance_fee: {
    kind: 'amount',
    label: 'Mantenimiento al mes',
    invalid: INVALID.fee,
    negative: INVALID.fee,
    class: 'public',
  },
  sale_status: {
    kind: 'optionalChoice',
    label: 'Estado de venta',
    options: SALE_STATUS_LABELS,
    invalid: INVALID.status,
  },
  rental_status: {
    kind: 'optionalChoice',
    label: 'Estado de renta',
    options: RENTAL_STATUS_LABELS,
    invalid: INVALID.status,
  },
  features: {
    kind: 'words',
    label: 'Amenidades',
    invalid: 'Hay amenidades demasiado largas o demasiadas',
  },
  description: {
    kind: 'text',
    label: 'Descripción pública',
    max: 20_000,
    long: 'La descripción puede tener hasta 20,000 letras',
  },
  // OWN-16: listings of sites have this fact too.
  video_url: { ...link, label: TOUR_LABELS.video },
  tour_url: { ...link, label: TOUR_LABELS.virtualTour },
  private_note: {
    kind: 'text',
    label: 'Nota privada',
    max: 5000,
    long: 'La nota puede tener hasta 5,000 letras',
  },
  is_exclusive: { kind: 'flag', label: 'La tengo en exclusiva' },
  exclusive_until: {
    kind: 'day',
    label: 'Exclusiva hasta',
    invalid: 'La fecha no es válida',
  },
  commission_percentage: { ...percentage, label: 'Comisión' },
  // OWN-13: colleagues who bring the client get this percentage of the commission.
  shared_commission_percentage: {
    ...percentage,
    label: 'Parte para colegas (% de la comisión)',
    class: 'colleagues',
  },
  // WEB-12: these fields decide what the agent's public site shows.
  is_published: { kind: 'flag', label: 'Publicar en mi sitio' },
  hides_price: { kind: 'flag', label: 'Precio a consultar en mi sitio' },
  is_featured: { kind: 'flag', label: 'Destacar en la portada' },
} as const satisfies Fields

/**
 * A `Property` has these fields in `own`; listings of sites have the other fields too. The private note is read only for the screen that
 * shows it.
 */
export const OWN_ONLY = [
  'second_price',
  'street',
  'latitude',
  'longitude',
  'point_shown',
  'maintenance_fee',
  'is_exclusive',
  'exclusive_until',
  'commission_percentage',
  'shared_commission_percentage',
  'is_published',
  'hides_price',
  'is_featured',
] as const satisfies readonly (keyof typeof OWN_LISTING_FIELDS)[]
export type OwnOnly = (typeof OWN_ONLY)[number]
