import { showListing } from '../outputs/index.ts'
import {
  secondPriceOf,
  shownLocation,
  shownTitle,
  type PictureSize,
  type Property,
} from '../properties/index.ts'
import { plainText, shorten } from '../text/index.ts'
import type { ListingSnapshot } from './selection.ts'

const MAX_DESCRIPTION = 3000
const MAX_FEATURES = 30
const MAX_FEATURE = 80
const MAX_IMAGES = 15
const MAX_IMAGE_ADDRESS = 1000
/** A site has up to six of a picture; wider than a telephone or a column of the page helps nobody. */
const MAX_COVER_SIZES = 4
const MAX_COVER_WIDTH = 1600

/** The listing as the client will see it (SEL-03). Bounded, so that a site's odd listing still fits into its row. */
export function snapshotOf(property: Property): ListingSnapshot {
  const listing = showListing('selection', property)
  const images = listing.images
    .filter((address) => address.length <= MAX_IMAGE_ADDRESS)
    .slice(0, MAX_IMAGES)
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
      .slice(0, MAX_FEATURES)
      .map((feature) => shorten(feature, MAX_FEATURE)),
    description: shorten(plainText(listing.description), MAX_DESCRIPTION),
    images,
    ...(coverSizes.length > 0 && { coverSizes }),
  }
}

function coverSizesOf({ coverSizes = [] }: Property): PictureSize[] {
  return coverSizes
    .filter(({ url, width }) => url.length <= MAX_IMAGE_ADDRESS && width <= MAX_COVER_WIDTH)
    .slice(-MAX_COVER_SIZES)
}
