import { countOf, formatNumber } from '../../numbers/index.ts'
import type { Property } from '../property.ts'

type Measured = Pick<Property, 'bedrooms' | 'bathrooms' | 'area'>

/** PROP-20: values that are unknown or 0 are omitted. */
export function formatFacts({ bedrooms, bathrooms, area }: Measured): string[] {
  const facts: string[] = []
  if (bedrooms) facts.push(`${bedrooms} rec.`)
  if (bathrooms) facts.push(countOf(bathrooms, 'baño', 'baños', 1))
  if (area) facts.push(formatArea(area))
  return facts
}

/** Gives '2015 (11 años)'. A building of this year or a coming one has no age. */
export function formatYearBuilt(year: number, thisYear: number): string {
  const age = thisYear - year
  return age > 0 ? `${year} (${countOf(age, 'año', 'años')})` : String(year)
}

export function formatArea(area: number): string {
  return `${formatNumber(area, 1)} m²`
}
