import { parseArea } from '../parse/parse-area.ts'
import { parseBathrooms, parseCount } from '../parse/parse-count.ts'
import { parseDay } from '../../dates/index.ts'
import { parseCurrency, parsePrice } from '../parse/parse-price.ts'
import { parseOperations, parseType } from '../parse/parse-words.ts'
import { bareName } from '../source/bare-name.ts'
import { namesOf } from '../source/field-names.ts'
import {
  MAPPABLE_FIELDS,
  sourceFieldOf,
  type FieldMapping,
  type MappableField,
} from './field-mapping.ts'
import type { SourceFieldSample } from './list-source-fields.ts'

interface Hint {
  name: RegExp
  fits?: (sample: string) => boolean
}

const isYear = (sample: string) => /^(?:19|20)\d\d$/.test(sample)

const HINTS: Readonly<Partial<Record<MappableField, Hint>>> = {
  price: {
    name: /prec|price|cost|valor|importe|monto/,
    fits: (sample) => parsePrice(sample) !== null,
  },
  currency: { name: /moneda|currency|divisa/, fits: (sample) => parseCurrency(sample) !== null },
  operation: {
    name: /opera|venta|renta|status|estatus|contrat|transac|modal/,
    fits: (sample) => parseOperations(sample).length > 0,
  },
  propertyType: {
    name: /tipo|type|categ|clase|inmueble/,
    fits: (sample) => parseType(sample) !== null,
  },
  location: {
    name: /direc|addres|ubic|domic|calle|locat/,
    fits: (sample) => /\p{L}{3}/u.test(sample),
  },
  city: { name: /ciudad|city|munic|alcald|localid/ },
  state: { name: /estado|state|entidad|provinc/ },
  colonia: { name: /colonia|barrio|fracc|neighb|zona/ },
  bedrooms: {
    name: /recam|bedr|habita|dormi|cuarto|alcoba/,
    fits: (sample) => parseCount(sample) !== null,
  },
  bathrooms: {
    name: /bano|banio|bath|wc|sanit/,
    fits: (sample) => parseBathrooms(sample) !== null,
  },
  area: {
    name: /constr|m2|metr|superf|area|size|tamano/,
    fits: (sample) => parseArea(sample) !== null,
  },
  landArea: {
    name: /terren|land|lote?_|lot$|solar|predio/,
    fits: (sample) => parseArea(sample) !== null,
  },
  parking: {
    name: /estac|parking|garag|cocher|cajon|autos/,
    fits: (sample) => parseCount(sample) !== null,
  },
  yearBuilt: { name: /anio|ano|year|constr|edad/, fits: isYear },
  features: { name: /amenid|ameni|caract|feature|servicio|equip/ },
  images: { name: /galer|galler|foto|photo|imag/ },
  availableFrom: { name: /dispon|avail|entrega/, fits: (sample) => parseDay(sample) !== null },
  code: { name: /clave|codigo|folio|ref|sku/ },
}

/** Proposes a mapping, which the agent confirms or changes. */
export function suggestMapping(fields: readonly SourceFieldSample[]): FieldMapping {
  const mapping: FieldMapping = {}
  const taken = new Set<string>()
  for (const field of MAPPABLE_FIELDS) {
    const free = fields.filter(({ path }) => !taken.has(path))
    const path = byKnownName(free, field) ?? byHint(free, HINTS[field])
    if (path === undefined) continue
    mapping[field] = path
    taken.add(path)
  }
  return mapping
}

function byKnownName(
  fields: readonly SourceFieldSample[],
  field: MappableField,
): string | undefined {
  const names = namesOf(sourceFieldOf(field))
  const fits = HINTS[field]?.fits
  const known = fields
    .map(({ path, sample }) => ({ path, sample, rank: names.indexOf(lastName(path)) }))
    .filter(({ rank, sample }) => rank >= 0 && (fits?.(sample) ?? true))
  return known.toSorted((a, b) => a.rank - b.rank)[0]?.path
}

function byHint(fields: readonly SourceFieldSample[], hint: Hint | undefined): string | undefined {
  if (!hint) return undefined
  return fields.find(
    ({ path, sample }) => hint.name.test(lastName(path)) && (hint.fits?.(sample) ?? true),
  )?.path
}

function lastName(path: string): string {
  return bareName(path.slice(path.lastIndexOf('.') + 1))
}
