export const SITE_PATH = '/demo-sitio'

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

/** The demo's site answers only at these names of this machine. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** A page may read only from its own origin, so the site takes the address that the browser uses. */
export function addressInUse(asked: URL, publicUrl: URL): SiteAddress {
  return siteAddress(LOOPBACK.test(asked.hostname) ? asked : publicUrl)
}
