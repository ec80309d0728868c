import { foldForSearch } from '@predio/domain/text'
import type { SiteAddress } from './site-address.ts'
import type { Term } from './terms.ts'

export function showTerm({ id, name, taxonomy, count }: Term, site: SiteAddress): object {
  const slug = foldForSearch(name).replace(/[^a-z0-9]+/g, '-')
  return {
    id,
    count,
    description: '',
    link: `${site.home}/${taxonomy.replace('_', '-')}/${slug}/`,
    name,
    slug,
    taxonomy,
    parent: 0,
    meta: [],
    _links: { self: [{ href: site.rest(`/wp/v2/${taxonomy}/${id}`) }] },
  }
}
