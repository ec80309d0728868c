import type { Photo, PlannedListing } from './listing.ts'

/** Listings share pictures of interiors, but each has a front of its own, so that a mix-up shows. */
const FIRST_PHOTO = 500_001
const INTERIORS = 30
/** The pictures of one interior in ten and of one front in eight are lost. */
const isLostInterior = (number: number) => number % 10 === 4
const isLostFront = (index: number) => index % 8 === 3
const hasNoFront = (index: number) => index % 8 === 6

const interiors: readonly Photo[] = Array.from({ length: INTERIORS }, (_, number) => ({
  id: FIRST_PHOTO + number,
  file: `interior-${number}.jpg`,
  lost: isLostInterior(number),
}))

export function planPhotos(index: number): Pick<PlannedListing, 'featured' | 'gallery'> {
  const front: Photo = {
    id: FIRST_PHOTO + INTERIORS + index,
    file: `fachada-${index}.jpg`,
    lost: isLostFront(index),
  }
  const inside = Array.from({ length: index % 5 }, (_, turn) => {
    return interiors[(index * 3 + turn) % INTERIORS]
  }).filter((photo) => photo !== undefined)
  const featured = hasNoFront(index) ? null : front
  // Themes often put the featured photograph into the gallery too.
  const repeated = featured && index % 3 === 1 ? [featured] : []
  return { featured, gallery: [...inside.slice(0, 1), ...repeated, ...inside.slice(1)] }
}

export function photosOf(listings: readonly PlannedListing[]): Photo[] {
  const fronts = listings.flatMap(({ featured }) => featured ?? [])
  const all = new Map([...interiors, ...fronts].map((photo) => [photo.id, photo]))
  return [...all.values()]
}
