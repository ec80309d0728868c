import type { Property } from '../property.ts'

export interface MergedTranslations {
  properties: Property[]
  mergedIds: Map<number, number[]>
}

/**
 * A site in several languages lists each property once for each language. The result has each property once, in Spanish if there is such a
 * listing.
 */
export function mergeTranslations(properties: readonly Property[]): MergedTranslations {
  const groups = groupTranslations(properties)
  const mergedIds = new Map<number, number[]>()
  const dropped = new Set<number>()
  for (const group of groups) {
    const [kept, ...others] = group.toSorted((a, b) => rank(a) - rank(b) || a.id - b.id)
    if (!kept || others.length === 0) continue
    mergedIds.set(
      kept.id,
      others.map((other) => other.id),
    )
    for (const other of others) dropped.add(other.id)
  }
  return { properties: properties.filter(({ id }) => !dropped.has(id)), mergedIds }
}

function groupTranslations(properties: readonly Property[]): Property[][] {
  const groups: Property[][] = []
  const stated = new Map<number, Property[]>()
  const byLooks = new Map<string, Property[]>()
  for (const property of properties) {
    const ids = [property.id, ...property.translationIds]
    const known = ids.map((id) => stated.get(id)).find((group) => group !== undefined)
    const looks = looksKey(property)
    const alike = looks === null ? undefined : byLooks.get(looks)
    const group = known ?? (alike && isNewLanguage(alike, property) ? alike : [])
    if (group.length === 0) groups.push(group)
    group.push(property)
    for (const id of ids) stated.set(id, group)
    if (looks !== null && !byLooks.has(looks)) byLooks.set(looks, group)
  }
  return groups
}

/** Two equal listings in one language are duplicates, which the agent should see, and no translations. */
function isNewLanguage(group: readonly Property[], property: Property): boolean {
  return group.every(({ language }) => language !== property.language)
}

function looksKey(property: Property): string | null {
  const { code, images, coordinates, price, currency, operation, bedrooms, bathrooms } = property
  const sign = code ?? images[0] ?? (coordinates ? `${coordinates.lat},${coordinates.lng}` : null)
  return sign === null
    ? null
    : JSON.stringify([sign, price, currency, operation, bedrooms, bathrooms, property.area])
}

function rank({ language }: Property): number {
  if (language === 'es') return 0
  return language === null ? 1 : 2
}
