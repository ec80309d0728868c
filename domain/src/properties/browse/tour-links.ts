import { isLink } from '../../fields/is-link.ts'
import { TOUR_LABELS } from '../messages.ts'
import type { Property } from '../property.ts'

export interface TourLink {
  label: string
  url: string
}

type Toured = Partial<Pick<Property, keyof typeof TOUR_LABELS>>

const MAX_LENGTH = 1000

export function shownTour(url: string | null | undefined): string | null {
  return url && url.length <= MAX_LENGTH && isLink(url) ? url : null
}

export function tourLinks(listing: Toured): TourLink[] {
  return (['video', 'virtualTour'] as const).flatMap((fact) => {
    const url = shownTour(listing[fact])
    return url === null ? [] : [{ label: TOUR_LABELS[fact], url }]
  })
}
