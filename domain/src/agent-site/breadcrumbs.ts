import { shownName } from '../identity/index.ts'
import { shownTitle } from '../properties/index.ts'
import { contactPath, listingsPath, noticePath } from './addresses.ts'
import { SITE_TEXTS as texts } from './messages.ts'
import type { SiteFrame, SitePage } from './pages.ts'

export interface Breadcrumb {
  name: string
  path: string
}

/** From the site's home to the page; the home alone needs none. */
export function breadcrumbsOf(page: Exclude<SitePage, { kind: 'absent' }>): Breadcrumb[] {
  const { path } = page.frame
  const home = { name: agentTitle(page.frame), path }
  const listings = { name: texts.listings, path: listingsPath(path) }
  switch (page.kind) {
    case 'home':
      return []
    case 'listings':
      return [home, listings]
    case 'listing': {
      const { listing, path } = page.listing
      return [home, listings, { name: shownTitle(listing.title), path }]
    }
    case 'contact':
      return [home, { name: texts.contact, path: contactPath(path) }]
    case 'notice':
      return [home, { name: texts.notice, path: noticePath(path) }]
  }
}

export function agentTitle({ agent }: SiteFrame): string {
  return shownName(agent) ?? texts.agent
}
