import { foldForSearch } from '../text/index.ts'

/** The facts by which a text of a prospect can name a listing. */
export interface NamedListing {
  id: string
  title: string
  /** The number of a site's listing. */
  wordpress_id: number | null
  /** The number of an own listing, which stands negative in Predio's addresses. */
  own_number: number | null
  url: string | null
}

/**
 * PROS-17: the listing that the texts name, the first text first: by its id, by the number of its site or its own, by its page's address,
 * by its whole title. A title that two listings have names neither, and a part of a title none.
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

/** Host and path: what a visitor's browser adds behind them names no other page. WordPress's `?p=12` does. */
function pageOf(text: string): string | undefined {
  const address = /https?:\/\/\S+/i.exec(text)?.[0]
  const match = /^https?:\/\/(?:www\.)?([^/?#]+)([^?#]*)(?:\?([^#]*))?/i.exec(address ?? '')
  if (!match) return undefined
  const [, host = '', path = '', query = ''] = match
  const post = /(?:^|&)(p|post|page_id)=(\d+)/.exec(query)
  // The site's front page is nobody's.
  if (!post && /^\/?$/.test(path)) return undefined
  return `${host.toLowerCase()}${path.replace(/\/+$/, '')}${post ? `?${post[2]}` : ''}`
}

function byTitle<Listing extends NamedListing>(text: string, listings: readonly Listing[]) {
  // A page's title has the site's name behind the listing's: 'Casa en Mérida – Casas del Sur'.
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
