import type { SampleListing } from '@predio/domain/samples'
import { LISTINGS } from '../samples/listings.ts'
import { attachmentOf } from './pictures.ts'
import { propertyMeta } from './property-meta.ts'
import { showMedia } from './show-media.ts'
import { showTerm } from './show-term.ts'
import { showAuthor } from './show-user.ts'
import type { SiteAddress } from './site-address.ts'
import { slugOf } from './slug-of.ts'
import { TAXONOMIES, termsOf, type Taxonomy } from './terms.ts'

const DAY_MS = 86_400_000
const taxonomies = Object.keys(TAXONOMIES) as Taxonomy[]

/** Whole days, because a listing that changed with each reading would be written again each time. */
export function publishedAt(listing: SampleListing, now: number): string {
  const age = 2 + LISTINGS.indexOf(listing) * 3
  return new Date((Math.floor(now / DAY_MS) - age) * DAY_MS).toISOString().slice(0, 19)
}

export function showProperty(listing: SampleListing, site: SiteAddress, now: number): object {
  const { id } = listing
  const published = publishedAt(listing, now)
  const self = site.rest(`/wp/v2/properties/${id}`)
  const media = attachmentOf(listing.picture)
  return {
    id,
    date: published,
    date_gmt: published,
    guid: { rendered: `${site.home}/?post_type=property&#038;p=${id}` },
    modified: published,
    modified_gmt: published,
    slug: slugOf(listing),
    status: 'publish',
    type: 'property',
    link: site.page(slugOf(listing)),
    title: { rendered: listing.title },
    content: { rendered: `<p>${listing.text}</p>\n`, protected: false },
    excerpt: { rendered: `<p>${listing.text.split('. ')[0]}.</p>\n`, protected: false },
    author: 1,
    featured_media: media,
    parent: 0,
    template: '',
    meta: { footnotes: '' },
    ...Object.fromEntries(
      taxonomies.map((name) => [name, termsOf(listing, name).map((term) => term.id)]),
    ),
    property_meta: propertyMeta(listing),
    _links: {
      self: [{ href: self }],
      collection: [{ href: site.rest('/wp/v2/properties') }],
      about: [{ href: site.rest('/wp/v2/types/property') }],
      author: [{ embeddable: true, href: site.rest('/wp/v2/users/1') }],
      'wp:featuredmedia': [{ embeddable: true, href: site.rest(`/wp/v2/media/${media}`) }],
      'wp:term': taxonomies.map((taxonomy) => ({
        taxonomy,
        embeddable: true,
        href: site.rest(`/wp/v2/${taxonomy}?post=${id}`),
      })),
    },
  }
}

/** Embeds only what the remaining links of the answer name. If `wanted` is undefined, everything is embedded. */
export function embedInProperty(
  listing: SampleListing,
  site: SiteAddress,
  wanted: string[] | undefined,
  links: object,
): { _embedded?: object } {
  const all = {
    author: [showAuthor(site)],
    'wp:featuredmedia': [showMedia(listing.picture, site)],
    'wp:term': taxonomies.map((name) => termsOf(listing, name).map((term) => showTerm(term, site))),
  }
  const chosen = Object.entries(all).filter(
    ([name]) => Object.hasOwn(links, name) && (!wanted || wanted.includes(name)),
  )
  return chosen.length > 0 ? { _embedded: Object.fromEntries(chosen) } : {}
}
