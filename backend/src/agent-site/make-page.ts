import type {
  ContactFailure,
  SiteAbsence,
  SiteFilters,
  SiteFrame,
  SiteListing,
  SitePage,
} from '@predio/domain/agent-site'
import type { ContactFaults, ContactValues } from '@predio/domain/prospects'
import type { Transaction } from '../database/types.ts'
import type { SiteData } from './read-frame.ts'
import {
  findListings,
  LISTINGS_PER_PAGE,
  readFeatured,
  readListing,
  readSimilar,
  wasPublished,
} from './read-listings.ts'

/** What an address asks for. */
export type Asked =
  | { kind: 'home' }
  | { kind: 'listings'; filters: SiteFilters }
  | { kind: 'listing'; code: string }
  | { kind: 'contact'; code: string | null; isSent: boolean; answer?: FormAnswer }
  | { kind: 'notice' }

/** The form as it was sent, and why it was not taken. */
export interface FormAnswer {
  typed: ContactValues
  faults: ContactFaults
  failure: ContactFailure | null
}

export interface MadePage {
  status: number
  page: SitePage
  path: string | null
}

const NOTHING_TYPED: FormAnswer = {
  typed: { name: '', phone: '', email: '', message: '', isConsenting: false },
  faults: {},
  failure: null,
}

export async function makePage(
  tx: Transaction,
  userId: string,
  { frame, options, notice, total }: SiteData,
  asked: Asked,
): Promise<MadePage> {
  const { path: site } = frame
  switch (asked.kind) {
    case 'home': {
      const featured = await readFeatured(tx, userId, site)
      return found({ kind: 'home', frame, featured, total })
    }
    case 'listings': {
      const { filters } = asked
      const { total: matching, listings } = await findListings(tx, userId, site, filters)
      const pages = Math.max(1, Math.ceil(matching / LISTINGS_PER_PAGE))
      if (filters.page > pages) return absent('unknown', frame)
      return found({ kind: 'listings', frame, filters, options, listings, total: matching, pages })
    }
    case 'listing': {
      const listing = await readListing(tx, userId, site, asked.code)
      if (!listing) {
        const isGone = await wasPublished(tx, userId, asked.code)
        return absent(isGone ? 'withdrawn' : 'unknown', frame)
      }
      const similar = await readSimilar(tx, userId, site, listing)
      return { ...found({ kind: 'listing', frame, listing, similar }), path: listing.path }
    }
    case 'contact': {
      const { code, isSent, answer = NOTHING_TYPED } = asked
      const listing = await listingAskedAbout(tx, userId, site, code)
      const noticeVersion = notice?.version ?? null
      return found({ kind: 'contact', frame, listing, noticeVersion, isSent, ...answer })
    }
    case 'notice':
      return notice ? found({ kind: 'notice', frame, notice }) : absent('unknown', frame)
  }
}

/** A listing that is gone does not keep anybody from writing. */
export async function listingAskedAbout(
  tx: Transaction,
  userId: string,
  site: string,
  code: string | null,
): Promise<SiteListing | null> {
  if (code === null || !/^[0-9a-f]{10}$/.test(code)) return null
  return (await readListing(tx, userId, site, code)) ?? null
}

function found(page: SitePage): MadePage {
  return { status: 200, page, path: null }
}

const STATUS: Record<SiteAbsence, number> = { closed: 410, withdrawn: 410, unknown: 404, busy: 503 }

export function absent(reason: SiteAbsence, frame: SiteFrame | null): MadePage {
  return { status: STATUS[reason], page: { kind: 'absent', reason, frame }, path: null }
}
