import { shownTour } from '../properties/browse/tour-links.ts'
import { shorten } from '../text/shorten.ts'
import type { ListingSnapshot } from './selection.ts'

/** SEL-03: the limits of a stored listing. */
export const SNAPSHOT_LIMITS = {
  description: 3000,
  features: 30,
  feature: 80,
  images: 15,
  imageAddress: 1000,
  /** A telephone or a column of the page shows no wider pictures. */
  coverSizes: 4,
  coverWidth: 1600,
} as const

/** Another client than the app may write ten times as much into the row, so the limits are applied again. */
export function boundSnapshot(listing: ListingSnapshot): ListingSnapshot {
  const { description, features, images, coverSizes, virtualTour, video } =
    listing as Partial<ListingSnapshot>
  const isShort = ({ length }: string) => length <= SNAPSHOT_LIMITS.imageAddress
  return {
    ...listing,
    ...(virtualTour && { virtualTour: shownTour(virtualTour) }),
    ...(video && { video: shownTour(video) }),
    ...(description && { description: shorten(description, SNAPSHOT_LIMITS.description) }),
    ...(features && {
      features: features
        .slice(0, SNAPSHOT_LIMITS.features)
        .map((feature) => shorten(feature, SNAPSHOT_LIMITS.feature)),
    }),
    ...(images && { images: images.filter(isShort).slice(0, SNAPSHOT_LIMITS.images) }),
    ...(coverSizes && {
      coverSizes: coverSizes.filter(({ url }) => isShort(url)).slice(-SNAPSHOT_LIMITS.coverSizes),
    }),
  }
}
