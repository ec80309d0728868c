import type { PublicNotice } from '../privacy/index.ts'
import type { ContactFaults, ContactValues } from '../prospects/index.ts'
import type { PublicAgent } from '../selections/selection.ts'
import type { IdentityLink } from '../identity/identity.ts'
import type { Property } from '../properties/index.ts'
import type { SiteFilters, SiteOptions } from './filters.ts'

/** What every page of an agent's site shows. Addresses are paths of this server, unless they say otherwise. */
export interface SiteFrame {
  /** `/agente/NAME` */
  path: string
  /** With the server's address before it, for what must be absolute. */
  url: string
  agent: PublicAgent & { links: readonly IdentityLink[] }
  introduction: string | null
  areas: readonly string[]
  hasNotice: boolean
  hasWhatsapp: boolean
  /** NOM-247: where complaints go, and where anybody reports a page to the operator. */
  complaintsEmail: string | null
  reportUrl: string
}

/**
 * A listing as the table of outputs shows it. Its pictures (`images`, `coverSizes`) are paths of the site, as in `photos`; a price that is
 * hidden is null like one that nobody stated; `description` is the agent's plain text; `coordinates` is the point as far as it is shown.
 */
export interface SiteListing {
  listing: Property
  /** Its price is not shown: 'Precio a consultar'. */
  hidesPrice: boolean
  isFeatured: boolean
  code: string
  path: string
  publishedAt: string
  photos: readonly SitePhoto[]
}

export interface SitePhoto {
  sizes: readonly { path: string; width: number }[]
}

export type SitePage =
  | { kind: 'home'; frame: SiteFrame; featured: readonly SiteListing[]; total: number }
  | {
      kind: 'listings'
      frame: SiteFrame
      filters: SiteFilters
      options: SiteOptions
      listings: readonly SiteListing[]
      total: number
      pages: number
    }
  | { kind: 'listing'; frame: SiteFrame; listing: SiteListing; similar: readonly SiteListing[] }
  | {
      kind: 'contact'
      frame: SiteFrame
      /** The listing that the visitor asks about. */
      listing: SiteListing | null
      /** The version that the visitor agrees to; null where the agent published no notice. */
      noticeVersion: number | null
      /** What was sent and is to be corrected, or what the form begins with. */
      typed: ContactValues
      faults: ContactFaults
      /** Why the message could not be taken, though nothing is wrong with it. */
      failure: ContactFailure | null
      isSent: boolean
    }
  | { kind: 'notice'; frame: SiteFrame; notice: SiteNotice }
  | { kind: 'absent'; reason: SiteAbsence; frame: SiteFrame | null }

export type SiteNotice = Omit<PublicNotice<unknown>, 'agent'>

/** `limited` asks the visitor to wait, `failed` to try again. */
export type ContactFailure = 'limited' | 'failed'

/** Why a page is not shown: 410 for `closed` and `withdrawn`, 404 for `unknown`, 503 for `busy`. */
export type SiteAbsence = 'closed' | 'withdrawn' | 'unknown' | 'busy'

/** The module that web/src/app/agent-site is built into. */
export interface SiteRenderer {
  renderSitePage: (page: SitePage) => string
}
