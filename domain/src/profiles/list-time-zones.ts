import { listZoneNames } from '../dates/index.ts'
import { compareText, foldForSearch } from '../text/index.ts'
import { describeTimeZone, timeIn, type TimeZone } from './describe-time-zone.ts'
import { MEXICAN_ZONES } from './mexican-zones.ts'

export function listTimeZones(): TimeZone[] {
  const now = new Date()
  const mexican = MEXICAN_ZONES.filter(({ id }) => timeIn(id, now) !== undefined)
  const ids = new Set<string>(mexican.map(({ id }) => id))
  const others = listZoneNames()
    .filter((id) => !ids.has(id))
    .map(describeTimeZone)
  return [
    ...mexican,
    ...others.toSorted((a, b) => compareText(a.region, b.region) || compareText(a.name, b.name)),
  ]
}

/** Every word must occur in the zone's names, in any order; 'México' finds all zones of the country. */
export function searchTimeZones(zones: readonly TimeZone[], question: string): TimeZone[] {
  const words = foldForSearch(question).split(/\s+/).filter(Boolean)
  const mexican = new Set<string>(MEXICAN_ZONES.map(({ id }) => id))
  return zones.filter(({ id, name, region }) => {
    const country = mexican.has(id) ? 'México' : ''
    const names = foldForSearch(`${name} ${region} ${country} ${id}`)
    return words.every((word) => names.includes(word))
  })
}
