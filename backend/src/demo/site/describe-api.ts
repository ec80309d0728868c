import type { SiteAddress } from './site-address.ts'
import { TAXONOMIES } from './terms.ts'

const ROUTES = [
  '/',
  '/wp/v2',
  '/wp/v2/types',
  '/wp/v2/types/(?P<type>[\\w-]+)',
  '/wp/v2/posts',
  '/wp/v2/media',
  '/wp/v2/media/(?P<id>[\\d]+)',
  '/wp/v2/properties',
  '/wp/v2/properties/(?P<id>[\\d]+)',
  '/wp/v2/users/me',
  ...Object.keys(TAXONOMIES).map((name) => `/wp/v2/${name}`),
]

export function describeApi(site: SiteAddress): object {
  return {
    name: 'Casas del Mayab',
    description: 'Inmobiliaria en Mérida, Yucatán',
    url: site.home,
    home: site.home,
    gmt_offset: '-6',
    timezone_string: 'America/Merida',
    namespaces: ['oembed/1.0', 'wp/v2'],
    authentication: {
      'application-passwords': {
        endpoints: { authorization: `${site.home}/wp-admin/authorize-application.php` },
      },
    },
    routes: Object.fromEntries(
      ROUTES.map((route) => [
        route,
        { namespace: route === '/' ? '' : 'wp/v2', methods: ['GET'], endpoints: [] },
      ]),
    ),
    site_logo: 0,
    _links: { help: [{ href: 'https://developer.wordpress.org/rest-api/' }] },
  }
}

export function describeTypes(): Record<string, object> {
  const type = (name: string, slug: string, base: string, taxonomies: string[] = []) => ({
    description: '',
    hierarchical: false,
    has_archive: slug === 'property',
    name,
    slug,
    rest_base: base,
    rest_namespace: 'wp/v2',
    taxonomies,
  })
  return {
    post: type('Entradas', 'post', 'posts', ['category', 'post_tag']),
    attachment: type('Medios', 'attachment', 'media'),
    property: type('Propiedades', 'property', 'properties', Object.keys(TAXONOMIES)),
  }
}
