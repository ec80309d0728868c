import { formatDate } from '../dates/index.ts'
import { MEXICAN_ZONES } from './mexican-zones.ts'

export interface TimeZone {
  id: string
  name: string
  region: string
}

const REGIONS: Record<string, string> = {
  Africa: 'África',
  America: 'América',
  Antarctica: 'Antártida',
  Arctic: 'Ártico',
  Asia: 'Asia',
  Atlantic: 'Atlántico',
  Australia: 'Australia',
  Europe: 'Europa',
  Indian: 'Índico',
  Pacific: 'Pacífico',
}

/** A zone outside of Mexico shows the city's name in the IANA database. */
export function describeTimeZone(id: string): TimeZone {
  const known = MEXICAN_ZONES.find((zone) => zone.id === id)
  if (known) return known
  const [area = '', ...place] = id.split('/')
  const names = place.map((part) => part.replaceAll('_', ' '))
  const name = names.pop() ?? area
  return { id, name, region: [REGIONS[area] ?? 'Otras', ...names].join(', ') }
}

export function timeIn(zone: string, at: Date): string | undefined {
  try {
    return formatDate(at, zone, 'time')
  } catch {
    return undefined
  }
}
