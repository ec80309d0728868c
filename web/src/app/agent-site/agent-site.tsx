import type { SitePage, SiteRenderer } from '@predio/domain/agent-site'
import type { SiteFiles } from './document-head.tsx'
import { renderPage } from './render-page.tsx'

/** scripts/lib/prerender.mjs puts the names of the built files in its place. */
declare const AGENT_SITE_FILES: SiteFiles

/** The module that the server loads (decision 31); it has React inside. */
export const renderSitePage: SiteRenderer['renderSitePage'] = (page: SitePage) =>
  renderPage(page, AGENT_SITE_FILES)
