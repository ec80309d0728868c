import { AGENT_SITE, OWN_LISTINGS, ownListingId } from '../backend/src/demo/samples/agent-site.ts'
import { listingPath } from '../domain/src/agent-site/site-listing.ts'
import { publishedCode } from './agent-site.ts'

/** The demo's account has this site from its start. */
export const DEMO_SITE = `/agente/${AGENT_SITE.name}`
export const DEMO_SITE_LIST = `${DEMO_SITE}/propiedades`
export const DEMO_SITE_LISTING = listingPath(
  DEMO_SITE,
  OWN_LISTINGS[0]?.title ?? '',
  publishedCode(ownListingId(0)),
)
