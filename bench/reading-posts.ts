/** Each number gives the same post, with the fields of a WordPress with Houzez and an SEO plug-in. */

const TAXONOMIES = {
  property_type: ['Casa', 'Departamento', 'Terreno', 'Oficina', 'Local comercial'],
  property_status: ['En venta', 'En renta', 'Vendida'],
  property_city: Array.from({ length: 40 }, (_, at) => `Ciudad número ${at + 1}`),
  property_feature: Array.from({ length: 60 }, (_, at) => `Característica ${at + 1}`),
}

export interface BenchTerm {
  id: number
  name: string
  taxonomy: string
}

export const TERMS: readonly BenchTerm[] = Object.entries(TAXONOMIES)
  .flatMap(([taxonomy, names]) => names.map((name) => ({ name, taxonomy })))
  .map(({ name, taxonomy }, at) => ({ id: at + 2, name, taxonomy }))

const WORDS =
  'amplia luminosa recámara jardín terraza cocina integral vigilancia escuelas avenida acabados cantera alberca privada roof cisterna vestidor estudio cochera techada'.split(
    ' ',
  )

function prose(id: number, count: number): string {
  let state = (id * 7919 + 13) % 2_147_483_647
  const words = Array.from({ length: count }, () => {
    state = (state * 16_807) % 2_147_483_647
    return `${WORDS[state % WORDS.length]}${state % 11 === 0 ? ` ${state % 997}` : ''}`
  })
  return words.join(' ')
}

function termsOf(id: number, taxonomy: string): BenchTerm[] {
  const all = TERMS.filter((term) => term.taxonomy === taxonomy)
  const count = taxonomy === 'property_feature' ? 3 : 1
  return Array.from({ length: count }, (_, at) => all[(id * (at + 3) + at) % all.length]).filter(
    (term) => term !== undefined,
  )
}

export type Post = Record<string, unknown> & { id: number }

export function makePost(id: number, site: string): Post {
  const rest = `${site}/wp-json/wp/v2`
  const title = `Casa ${id} en ${prose(id, 4)}`
  const day = new Date(Date.UTC(2026, 0, 1) + id * 3_600_000).toISOString().slice(0, 19)
  const link = `${site}/propiedad/casa-${id}/`
  const seo = { title, description: prose(id + 1, 25), og_url: link, og_title: title }
  return {
    id,
    date: day,
    date_gmt: day,
    guid: { rendered: `${site}/?post_type=property&#038;p=${id}` },
    modified: day,
    modified_gmt: day,
    slug: `casa-${id}`,
    status: 'publish',
    type: 'property',
    link,
    title: { rendered: title },
    content: { rendered: `<p>${prose(id, 110)}</p>`, protected: false },
    excerpt: { rendered: `<p>${prose(id, 30)}</p>`, protected: false },
    author: 1,
    featured_media: id + 10_000,
    template: '',
    meta: [],
    ...Object.fromEntries(
      Object.keys(TAXONOMIES).map((name) => [name, termsOf(id, name).map((term) => term.id)]),
    ),
    class_list: [`post-${id}`, 'property', 'type-property', 'status-publish', 'hentry'],
    property_meta: propertyMeta(id),
    yoast_head: Object.entries(seo)
      .flatMap(([name, value]) =>
        Array.from({ length: 6 }, () => `<meta property="og:${name}" content="${value}" />`),
      )
      .join('\n'),
    yoast_head_json: { ...seo, schema: { '@graph': Array.from({ length: 6 }, () => seo) } },
    _links: {
      self: [{ href: `${rest}/properties/${id}` }],
      collection: [{ href: `${rest}/properties` }],
      about: [{ href: `${rest}/types/property` }],
      author: [{ embeddable: true, href: `${rest}/users/1` }],
      'version-history': [{ count: 0, href: `${rest}/properties/${id}/revisions` }],
      'wp:featuredmedia': [{ embeddable: true, href: `${rest}/media/${id + 10_000}` }],
      'wp:attachment': [{ href: `${rest}/media?parent=${id}` }],
      'wp:term': Object.keys(TAXONOMIES).map((taxonomy) => ({
        taxonomy,
        embeddable: true,
        href: `${rest}/${taxonomy}?post=${id}`,
      })),
      curies: [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }],
    },
  }
}

function propertyMeta(id: number): Record<string, string[]> {
  return {
    _thumbnail_id: [String(id + 10_000)],
    fave_property_price: [String(1_000_000 + id * 1000)],
    fave_currency: ['MXN'],
    fave_property_bedrooms: [String((id % 5) + 1)],
    fave_property_bathrooms: ['2'],
    fave_property_size: [`${80 + (id % 200)} m²`],
    fave_property_land: [String(100 + (id % 300))],
    fave_property_garage: ['2'],
    fave_property_year: [String(1990 + (id % 35))],
    fave_property_id: [`EH-${id}`],
    fave_property_map_address: [`Calle ${id}, Centro, México`],
    fave_property_address: [`Calle ${id}, Centro`],
    fave_property_location: [`20.${id},-89.${id},14`],
    fave_featured: ['0'],
  }
}

export function embedIn(
  selected: object,
  { id }: Post,
  wanted: readonly string[],
  site: string,
): { _embedded?: object } {
  const { _links: links = {} } = selected as { _links?: object }
  const all = {
    'wp:featuredmedia': () => [showMedia(id, site)],
    'wp:term': () => showTerms(id, site),
  }
  const chosen = Object.entries(all).filter(
    ([name]) => Object.hasOwn(links, name) && wanted.includes(name),
  )
  if (chosen.length === 0) return {}
  return { _embedded: Object.fromEntries(chosen.map(([name, show]) => [name, show()])) }
}

function showMedia(id: number, site: string): object {
  const name = `${site}/wp-content/uploads/2026/11/casa-${id}`
  const sizes = [
    ['medium', 300, 200],
    ['large', 1024, 683],
    ['thumbnail', 150, 150],
    ['medium_large', 768, 512],
    ['1536x1536', 1536, 1024],
  ] as const
  return {
    id: id + 10_000,
    type: 'attachment',
    link: `${site}/casa-${id}-foto/`,
    title: { rendered: `casa ${id}` },
    author: 1,
    caption: { rendered: '' },
    alt_text: '',
    media_type: 'image',
    mime_type: 'image/jpeg',
    media_details: {
      width: 2560,
      height: 1707,
      file: `2026/11/casa-${id}-scaled.jpg`,
      sizes: Object.fromEntries(
        sizes.map(([size, width, height]) => [
          size,
          {
            file: `casa-${id}-${width}x${height}.jpg`,
            width,
            height,
            filesize: width * 60,
            mime_type: 'image/jpeg',
            source_url: `${name}-${width}x${height}.jpg`,
          },
        ]),
      ),
      image_meta: { aperture: '0', credit: '', camera: '', caption: '', iso: '0', keywords: [] },
    },
    source_url: `${name}-scaled.jpg`,
    _links: { self: [{ href: `${site}/wp-json/wp/v2/media/${id + 10_000}` }] },
  }
}

function showTerms(id: number, site: string): object[][] {
  const rest = `${site}/wp-json/wp/v2`
  return Object.keys(TAXONOMIES).map((taxonomy) =>
    termsOf(id, taxonomy).map((term) =>
      Object.assign({}, term, {
        link: `${site}/${taxonomy}/${term.id}/`,
        slug: `termino-${term.id}`,
        _links: {
          self: [{ href: `${rest}/${taxonomy}/${term.id}` }],
          collection: [{ href: `${rest}/${taxonomy}` }],
          about: [{ href: `${rest}/taxonomies/${taxonomy}` }],
          'wp:post_type': [{ href: `${rest}/properties?${taxonomy}=${term.id}` }],
          curies: [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }],
        },
      }),
    ),
  )
}
