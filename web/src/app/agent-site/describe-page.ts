import {
  agentTitle,
  contactPath,
  listingsPath,
  noticePath,
  type SiteListing,
  type SitePage,
  writeSiteFilters,
} from '@predio/domain/agent-site'
import { formatFacts, shownTitle } from '@predio/domain/properties'
import { offerAndType, paragraphsOf, placeOf, pricesOf } from '@predio/domain/sheets'
import { joinAnd, shorten } from '@predio/domain/text'
import { messages } from './messages.ts'

interface PageDescription {
  title: string
  description: string
  /** The one address that search engines keep; null where they keep none. */
  canonical: string | null
  /** The address of a picture for previews. */
  picture: string | null
  previous?: string
  next?: string
}

const MAX_TITLE = 70
const MAX_DESCRIPTION = 160

/** WEB-52: how a page is found and how its preview looks. */
export function describePage(page: SitePage): PageDescription {
  switch (page.kind) {
    case 'home':
      return describeHome(page)
    case 'listings':
      return describeListings(page)
    case 'listing':
      return describeListing(page)
    case 'contact': {
      const { frame, listing } = page
      const agent = agentTitle(frame)
      return {
        title: messages.titleOf(messages.contact, agent),
        description: `${messages.writeTo(agent)}. ${messages.contactText}`,
        canonical: listing || page.isSent ? null : contactPath(frame.path),
        picture: frame.agent.photoUrl,
      }
    }
    case 'notice':
      return {
        title: messages.titleOf(messages.notice, agentTitle(page.frame)),
        description: messages.titleOf(messages.notice, agentTitle(page.frame)),
        canonical: noticePath(page.frame.path),
        picture: page.frame.agent.photoUrl,
      }
    case 'absent': {
      const { title, text } = messages.absent[page.reason]
      return { title, description: text, canonical: null, picture: null }
    }
  }
}

function describeHome({ frame, featured }: Extract<SitePage, { kind: 'home' }>): PageDescription {
  const { agent, introduction, areas, path } = frame
  const name = agentTitle(frame)
  return {
    title: messages.homeTitle(name),
    description: shorten(
      introduction?.trim() || messages.homeDescription(name, joinAnd(areas)),
      MAX_DESCRIPTION,
    ),
    canonical: path,
    picture: pictureOf(featured[0]) ?? agent.photoUrl ?? agent.logoUrl,
  }
}

/** Order, price and bedrooms show nothing that another address of the list does not. */
function describeListings(page: Extract<SitePage, { kind: 'listings' }>): PageDescription {
  const { frame, filters, listings, total, pages } = page
  const { operation, type, zone } = filters
  const agent = agentTitle(frame)
  const list = messages.listTitle(type, operation, zone)
  const at = (written: string) => `${listingsPath(frame.path)}${written}`
  const kept = { operation, type, zone, page: filters.page }
  const heading = filters.page > 1 ? [list, messages.pageOf(filters.page, pages)].join(', ') : list
  return {
    title: messages.titleOf(heading, agent),
    description: messages.listDescription(messages.count(total), list, agent),
    canonical: listings.length > 0 ? at(writeSiteFilters(kept)) : null,
    picture: pictureOf(listings[0]),
    ...(filters.page > 1 && {
      previous: at(writeSiteFilters({ ...filters, page: filters.page - 1 })),
    }),
    ...(filters.page < pages && {
      next: at(writeSiteFilters({ ...filters, page: filters.page + 1 })),
    }),
  }
}

function describeListing({
  frame,
  listing: site,
}: Extract<SitePage, { kind: 'listing' }>): PageDescription {
  const { listing, path } = site
  const { price } = pricesOf(listing)
  const facts = [offerAndType(listing), price, placeOf(listing), ...formatFacts(listing)]
  const text = [facts.filter(Boolean).join(' · '), ...paragraphsOf(listing.description)].join('. ')
  return {
    title: messages.titleOf(shorten(shownTitle(listing.title), MAX_TITLE), agentTitle(frame)),
    description: shorten(text, MAX_DESCRIPTION),
    canonical: path,
    picture: pictureOf(site),
  }
}

function pictureOf(site: SiteListing | undefined): string | null {
  return site?.photos[0]?.sizes.at(-1)?.path ?? null
}
