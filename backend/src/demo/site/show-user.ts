import type { SiteAddress } from './site-address.ts'
import { SITE_USER } from './site-address.ts'

export function showAuthor(site: SiteAddress): object {
  return {
    id: 1,
    name: 'Casas del Mayab',
    url: site.home,
    description: '',
    link: `${site.home}/author/${SITE_USER}/`,
    slug: SITE_USER,
    _links: { self: [{ href: site.rest('/wp/v2/users/1') }] },
  }
}
