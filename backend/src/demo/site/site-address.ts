/** Where the demo's site is, and the addresses of what it holds. */

export const SITE_PATH = '/demo-sitio'

/** The account of the site's REST API, as an agent would copy it from WordPress. */
export const SITE_USER = 'admin'
export const SITE_PASSWORD = 'dEmo pRed ioMX 2026 cAsa siTe'

export interface SiteAddress {
  home: string
  rest: (path: string) => string
  page: (slug: string) => string
  upload: (picture: string) => string
  logo: string
}

export function siteAddress(publicUrl: URL): SiteAddress {
  const home = `${publicUrl.origin}${SITE_PATH}`
  return {
    home,
    rest: (path) => `${home}/wp-json${path}`,
    page: (slug) => `${home}/propiedad/${slug}/`,
    upload: (picture) => `${home}/wp-content/uploads/2026/10/${picture}.jpg`,
    logo: `${home}/wp-content/uploads/2026/10/logo.png`,
  }
}

/** This machine's own names; the demo is open to nobody else. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** The site at the address the browser used, so that a page may read what its own origin gives. */
export function addressInUse(asked: URL, publicUrl: URL): SiteAddress {
  return siteAddress(LOOPBACK.test(asked.hostname) ? asked : publicUrl)
}
