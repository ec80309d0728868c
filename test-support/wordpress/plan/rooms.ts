import type { PropertyType } from '../../../domain/src/properties/property.ts'
import type { PlannedListing, Typed } from './listing.ts'
import { inTurn, type Random } from './random.ts'

type Rooms = Pick<
  PlannedListing,
  'bedrooms' | 'bathrooms' | 'area' | 'landArea' | 'parking' | 'yearBuilt'
>

const NOTHING: Typed = { text: '', value: null }
const plain = (value: number): Typed => ({ text: String(value), value })

const AREA_SPELLINGS: readonly [(area: number) => string, ...((area: number) => string)[]] = [
  (area) => `${area} m²`,
  (area) => area.toLocaleString('en-US'),
  (area) => String(area),
  (area) => `${area.toLocaleString('en-US')} m2`,
]

export function planRooms(type: PropertyType, index: number, random: Random): Rooms {
  const area = inTurn([random.between(48, 420), random.between(1001, 2400)], index >> 2)
  const land = area + random.between(20, 900)
  const landArea = { text: inTurn(AREA_SPELLINGS, index + 1)(land), value: land }
  if (type === 'terreno') {
    return {
      bedrooms: NOTHING,
      bathrooms: NOTHING,
      area: NOTHING,
      landArea,
      parking: NOTHING,
      yearBuilt: NOTHING,
    }
  }
  const home = type === 'casa' || type === 'departamento'
  return {
    bedrooms: home ? plain(random.between(1, 6)) : NOTHING,
    bathrooms: plain(random.between(1, 4) + (index % 3 === 0 ? 0.5 : 0)),
    area: { text: inTurn(AREA_SPELLINGS, index)(area), value: area },
    landArea: type === 'departamento' ? NOTHING : landArea,
    parking: plain(random.between(1, 4)),
    yearBuilt: plain(random.between(1962, 2024)),
  }
}
