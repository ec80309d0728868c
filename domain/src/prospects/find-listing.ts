import { foldForSearch } from '../text/index.ts'

/** The facts by which a text of a prospect can name a listing. */
export interface NamedListing {
  id: string
  title: string
  /** The listing's number on its site. */
  wordpress_id: number | null
  /** The number of an own listing, which is negative in Predio's addresses. */
  own_number: number | null
  url: string | null
}

/**
 * PROS-17: finds the listing that the texts name; the first text takes precedence. A text may name a listing by its id, by its number on
 * the site or its own number, by the address of its page, or by its whole title. A title of two listings identifies neither, and a part of
 * a title identifies none.
 */
export function findListing<Listing extends NamedListing>(
  texts: readonly string[],
  listings: readonly Listing[],
): Listing | undefined {
  for (const text of texts) {
    const found = byId(text, listings) ?? byAddress(text, listings) ?? byTitle(text, listings)
    if (found) return found
  }
  return undefined
}

function byId<Listing extends NamedListing>(text: string, listings: readonly Listing[]) {
  const named = text.trim().toLowerCase()
  const number = /^#?(-?\d{1,12})$/.exec(named)?.[1]
  return listings.find(
    (listing) =>
      listing.id.toLowerCase() === named ||
      (number !== undefined &&
        (listing.wordpress_id ?? -(listing.own_number ?? Number.NaN)) === Number(number)),
  )
}

function byAddress<Listing extends NamedListing>(text: string, listings: readonly Listing[]) {
  const asked = pageOf(text)
  if (asked === undefined) return undefined
  return listings.find(({ url }) => url !== null && pageOf(url) === asked)
}

/** A page is identified by host and path, because browsers add other parameters. Only WordPress's `?p=12` identifies a page too. */
function pageOf(text: string): string | undefined {
  const address = /https?:\/\/\S+/i.exec(text)?.[0]
  const match = /^https?:\/\/(?:www\.)?([^/?#]+)([^?#]*)(?:\?([^#]*))?/i.exec(address ?? '')
  if (!match) return undefined
  const [, host = '', path = '', query = ''] = match
  const post = /(?:^|&)(p|post|page_id)=(\d+)/.exec(query)
  // The site's front page belongs to no listing.
  if (!post && /^\/?$/.test(path)) return undefined
  return `${host.toLowerCase()}${path.replace(/\/+$/, '')}${post ? `?${post[2]}` : ''}`
}

function byTitle<Listing extends NamedListing>(text: string, listings: readonly Listing[]) {
  // The title of a page adds the site's name after the listing's: 'Casa en Mérida – Casas del Sur'.
  for (const asked of [text, text.replace(/\s+[|–—-]\s+[^|–—]*$/, '')].map(folded)) {
    if (asked.length < 4) continue
    const named = listings.filter(({ title }) => folded(title) === asked)
    if (named.length > 0) return named.length === 1 ? named[0] : undefined
  }
  return undefined
}

function folded(text: string): string {
  return foldForSearch(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
