import type { Property } from '../../domain/src/properties/property.ts'
import type { SiteOptions } from './options.ts'
import { acfGalleryAddresses, pathOf } from './plan/acf-gallery.ts'
import { hasMap } from './plan/acf-fields.ts'
import type { HiddenBecause, PlannedListing } from './plan/listing.ts'
import { FURNISHED, PETS } from './plan/words.ts'

export interface WordPressManifest {
  url: string
  postType: SiteOptions['postType']
  vocabulary: SiteOptions['vocabulary']
  listed: number
  listings: ManifestListing[]
  secrets: string[]
}

export interface ManifestListing extends Pick<
  Property,
  | 'id'
  | 'title'
  | 'price'
  | 'currency'
  | 'pricePeriod'
  | 'location'
  | 'city'
  | 'coordinates'
  | 'propertyType'
  | 'operation'
  | 'saleStatus'
  | 'rentalStatus'
  | 'bedrooms'
  | 'bathrooms'
  | 'area'
  | 'landArea'
  | 'parking'
  | 'yearBuilt'
  | 'furnished'
  | 'petFriendly'
  | 'code'
  | 'language'
  | 'translationIds'
> {
  features: string[]
  images: string[]
  visibility: 'published' | 'hidden'
  hiddenBecause: HiddenBecause | null
  /** True if the title or the text tries to run a script or to break the page. */
  hostile: boolean
}

type Site = Pick<SiteOptions, 'postType' | 'vocabulary'> & { url: string }

export function toManifest(listings: readonly PlannedListing[], site: Site): WordPressManifest {
  const isListed = ({ hiddenBecause }: PlannedListing) =>
    hiddenBecause === null || hiddenBecause === 'password' || hiddenBecause === 'translation'
  return {
    url: site.url,
    postType: site.postType,
    vocabulary: site.vocabulary,
    listed: listings.filter(isListed).length,
    listings: listings.map((listing) => toTruth(listing, site)),
    secrets: [...new Set(listings.flatMap(({ owner }) => [owner.name, owner.phone]))],
  }
}

function toTruth(listing: PlannedListing, site: Site): ManifestListing {
  const { id, features, translations, hiddenBecause } = listing
  return {
    id,
    title: listing.title.plain,
    location: listing.address || listing.city,
    city: listing.city,
    propertyType: listing.type.is,
    operation: listing.operation,
    saleStatus: listing.saleStatus,
    rentalStatus: listing.rentalStatus,
    features: [...features],
    furnished: features.includes(FURNISHED),
    petFriendly: features.includes(PETS),
    images: imagesOf(listing, site),
    language: listing.language,
    translationIds: Object.values(translations).filter((other) => other !== id),
    visibility: hiddenBecause === null ? 'published' : 'hidden',
    hiddenBecause,
    hostile: listing.hostile,
    ...(listing.bare ? { ...UNSAID, location: listing.city } : typedValues(listing, site)),
  }
}

type TypedValues = Pick<
  ManifestListing,
  | 'price'
  | 'currency'
  | 'pricePeriod'
  | 'coordinates'
  | 'bedrooms'
  | 'bathrooms'
  | 'area'
  | 'landArea'
  | 'parking'
  | 'yearBuilt'
  | 'code'
>

const UNSAID: TypedValues = {
  price: null,
  currency: 'MXN',
  pricePeriod: null,
  coordinates: null,
  bedrooms: null,
  bathrooms: null,
  area: null,
  landArea: null,
  parking: null,
  yearBuilt: null,
  code: null,
}

function typedValues(listing: PlannedListing, { vocabulary }: Site): TypedValues {
  const { price, currency, pricePeriod } = listing.price
  const tellsPlace = vocabulary === 'houzez' || (hasMap(listing.index) && listing.address !== '')
  return {
    price,
    currency,
    pricePeriod,
    coordinates: tellsPlace ? listing.coordinates : null,
    bedrooms: listing.bedrooms.value,
    bathrooms: listing.bathrooms.value,
    area: listing.area.value ?? listing.landArea.value,
    landArea: listing.landArea.value,
    parking: listing.parking.value,
    yearBuilt: listing.yearBuilt.value,
    code: listing.code,
  }
}

/** Lists the featured photograph first, then the gallery without repeated and lost photographs. */
function imagesOf({ featured, gallery, index, bare }: PlannedListing, site: Site): string[] {
  const first = featured && !featured.lost ? [site.url + pathOf(featured)] : []
  if (bare) return first
  const rest =
    site.vocabulary === 'acf'
      ? acfGalleryAddresses(gallery, index, site.url)
      : gallery.filter(({ lost }) => !lost).map((photo) => site.url + pathOf(photo))
  return [...new Set([...first, ...rest])]
}
