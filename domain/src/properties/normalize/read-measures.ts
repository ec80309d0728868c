import { parseArea } from '../parse/parse-area.ts'
import { parseBathrooms, parseCount } from '../parse/parse-count.ts'
import type { PropertyType } from '../property.ts'
import type { SourceField } from '../source/field-names.ts'
import { firstOf, termsOf, type Source } from '../source/read-source.ts'
import { isObject, own } from '../source/json.ts'
import { toNumberText, toText, unwrap } from '../source/unwrap.ts'

export interface Measures {
  bedrooms: number | null
  bathrooms: number | null
  area: number | null
  landArea: number | null
  parking: number | null
  yearBuilt: number | null
}

export function readMeasures(source: Source, type: PropertyType): Measures {
  const built = readArea(source, 'area', 'areaUnit')
  const landArea = readArea(source, 'landArea', 'landUnit')
  return {
    bedrooms: readCount(source, 'bedrooms'),
    bathrooms: readBathrooms(source),
    area: type === 'terreno' ? (built ?? landArea) : built,
    landArea,
    parking: readCount(source, 'parking') ?? parkingIn(termsOf(source, 'parking')),
    yearBuilt: firstOf(source, 'yearBuilt', parseYear),
  }
}

function readCount(source: Source, field: SourceField): number | null {
  return firstOf(source, field, (value) => parseCount(toNumberText(value)))
}

function readBathrooms(source: Source): number | null {
  const whole = firstOf(source, 'bathrooms', (value) => parseBathrooms(toNumberText(value)))
  const halves = readCount(source, 'halfBathrooms')
  if (halves === null || (whole !== null && !Number.isInteger(whole))) return whole
  return (whole ?? 0) + halves / 2
}

function readArea(source: Source, field: SourceField, unitField: SourceField): number | null {
  const unit = firstOf(source, unitField, (value) => toText(value) || null) ?? ''
  return firstOf(source, field, (value) => {
    const inner = unwrap(value)
    const ownUnit = isObject(inner) ? toText(own(inner, 'unit') ?? own(inner, 'unidad')) : ''
    return parseArea(toNumberText(inner), ownUnit || unit)
  })
}

function parkingIn(terms: readonly string[]): number | null {
  return terms.map(parseCount).find((count) => count !== null) ?? null
}

function parseYear(value: unknown): number | null {
  const year = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/.exec(toNumberText(value))?.[0]
  return year === undefined ? null : Number(year)
}
