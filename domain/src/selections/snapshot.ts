import { showListing } from '../outputs/index.ts'
import {
  secondPriceOf,
  shownLocation,
  shownTitle,
  shownTour,
  type PictureSize,
  type Property,
} from '../properties/index.ts'
import { plainText, shorten } from '../text/index.ts'
import { SNAPSHOT_LIMITS as LIMITS } from './bound-snapshot.ts'
import type { ListingSnapshot } from './selection.ts'

/** SEL-03: the snapshot is cut, so that an unusual listing of a site still fits into its row. */
export function snapshotOf(property: Property): ListingSnapshot {
  const listing = showListing('selection', property)
  const images = listing.images
    .filter((address) => address.length <= LIMITS.imageAddress)
    .slice(0, LIMITS.images)
  const coverSizes = images[0] === listing.images[0] ? coverSizesOf(listing) : []
  return {
    title: shorten(shownTitle(listing.title), 300),
    price: listing.price,
    currency: listing.currency,
    pricePeriod: listing.pricePeriod,
    unitPrice: listing.unitPrice ?? null,
    secondPrice: secondPriceOf(listing),
    operations: listing.operations,
    propertyType: listing.propertyType,
    location: shorten(shownLocation(listing.location), 300),
    colonia: listing.colonia,
    city: listing.city,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    area: listing.area,
    landArea: listing.landArea,
    parking: listing.parking,
    yearBuilt: listing.yearBuilt,
    maintenanceFee: listing.own?.maintenanceFee ?? null,
    features: listing.features
      .slice(0, LIMITS.features)
      .map((feature) => shorten(feature, LIMITS.feature)),
    description: shorten(plainText(listing.description), LIMITS.description),
    images,
    virtualTour: shownTour(listing.virtualTour),
    video: shownTour(listing.video),
    ...(coverSizes.length > 0 && { coverSizes }),
  }
}

function coverSizesOf({ coverSizes = [] }: Property): PictureSize[] {
  return coverSizes
    .filter(({ url, width }) => url.length <= LIMITS.imageAddress && width <= LIMITS.coverWidth)
    .slice(-LIMITS.coverSizes)
}
