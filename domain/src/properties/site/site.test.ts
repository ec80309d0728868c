import { describe, expect, it } from 'vitest'
import { CANDIDATE_ENDPOINTS, endpointsFromTypes } from './candidate-endpoints.ts'
import { listingQuery, mediaQueries } from './listing-query.ts'
import { normalizeSiteUrl } from './normalize-site-url.ts'
import { countPages, listItems, readMedia, readTotal } from './read-list.ts'
import { parseEndpoint, rememberEndpoint, restAddress } from './rest-address.ts'
import { basicAuthorization, siteCredentials } from './site-credentials.ts'

describe('section 5: the site URL', () => {
  it.each([
    ['casas.mx', 'https://casas.mx'],
    [' www.casas.mx/ ', 'https://www.casas.mx'],
    ['http://casas.mx', 'http://casas.mx'],
    ['https://casas.mx/blog/', 'https://casas.mx/blog'],
    ['casas.mx:8080', 'https://casas.mx:8080'],
    ['localhost:8081', 'https://localhost:8081'],
    ['http://127.0.0.1:8081', 'http://127.0.0.1:8081'],
    ['//casas.mx', 'https://casas.mx'],
    ['https://casas.mx/wp-json/wp/v2', 'https://casas.mx'],
    ['https://casas.mx/wp-admin/', 'https://casas.mx'],
    ['https://casas.mx/?p=1#x', 'https://casas.mx'],
    ['HTTPS://CASAS.MX', 'https://casas.mx'],
    ['https://ana:clave@casas.mx', 'https://casas.mx'],
    ['https://ñandú.mx', 'https://xn--and-6ma2c.mx'],
  ])('%s is %s', (typed, url) => {
    expect(normalizeSiteUrl(typed)).toEqual({ url, error: null })
  })

  it.each([
    [''],
    ['   '],
    ['mi sitio'],
    ['casas'],
    ['https://'],
    ['ftp://casas.mx'],
    ['javascript:alert(1)'],
    ['http://.mx'],
  ])('%s is invalid', (typed) => {
    expect(normalizeSiteUrl(typed)).toEqual({
      url: null,
      error: 'URL inválida. Asegúrate de incluir el protocolo (http:// o https://)',
    })
  })
})

describe('section 5: the site key', () => {
  it.each([
    ['ana:abcd efgh', 'ana:abcd efgh'],
    ['abcd EFGH 1234', 'admin:abcdEFGH1234'],
    [' abcd\tefgh ', 'admin:abcdefgh'],
    ['', null],
    ['  ', null],
  ])('%j is %j', (key, credentials) => {
    expect(siteCredentials(key)).toBe(credentials)
  })

  it.each([
    ['ana:clave', 'Basic YW5hOmNsYXZl'],
    ['josé:ñandú', 'Basic am9zw6k6w7FhbmTDug=='],
    ['', null],
  ])('%s becomes the header %s', (key, header) => {
    expect(basicAuthorization(key)).toBe(header)
  })
})

describe('section 7: addresses', () => {
  it('probes the candidates in the specified order', () => {
    expect(CANDIDATE_ENDPOINTS).toEqual([
      '/wp-json/wp/v2/properties',
      '/wp-json/wp/v2/property',
      '/wp-json/real-estate/v1/properties',
      '/wp-json/properties/v1/properties',
      '/wp-json/wp/v2/estate_property',
    ])
  })

  it.each([
    ['/wp-json', 'pretty', {}, 'https://casas.mx/wp-json'],
    [
      '/wp-json/wp/v2/properties',
      'pretty',
      { per_page: '1' },
      'https://casas.mx/wp-json/wp/v2/properties?per_page=1',
    ],
    ['/wp/v2/types', 'pretty', {}, 'https://casas.mx/wp-json/wp/v2/types'],
    ['/wp-json', 'plain', {}, 'https://casas.mx/?rest_route=/'],
    [
      '/wp-json/wp/v2/properties',
      'plain',
      { per_page: '1', x: 'a b&c' },
      'https://casas.mx/?rest_route=/wp/v2/properties&per_page=1&x=a%20b%26c',
    ],
  ] as const)('%s (%s) with %j is %s', (route, style, query, address) => {
    expect(restAddress('https://casas.mx/', route, { style, query })).toBe(address)
  })

  it.each([
    ['/wp-json/wp/v2/properties', 'pretty', '/wp-json/wp/v2/properties'],
    ['/wp-json/wp/v2/properties', 'plain', '/?rest_route=/wp/v2/properties'],
  ] as const)('%s (%s) is remembered as %s', (route, style, endpoint) => {
    expect(rememberEndpoint(route, style)).toBe(endpoint)
    expect(parseEndpoint(endpoint)).toEqual({ route: '/wp/v2/properties', style })
  })

  it('takes from /wp/v2/types what is named as listings are, beyond the candidates', () => {
    const types = {
      post: { rest_base: 'posts', rest_namespace: 'wp/v2' },
      property: { rest_base: 'propiedades', rest_namespace: 'wp/v2' },
      casa: { rest_base: 'mis-casas' },
      estate_property: { rest_base: 'estate_property' },
      inmueble: { rest_base: '../../etc', rest_namespace: 'wp/v2' },
      listing: { rest_base: 'listing', rest_namespace: 'otra/v1' },
    }
    expect(endpointsFromTypes(types)).toEqual([
      '/wp-json/wp/v2/propiedades',
      '/wp-json/wp/v2/mis-casas',
      '/wp-json/otra/v1/listing',
    ])
    expect(endpointsFromTypes([])).toEqual([])
  })
})

describe('section 7: the list', () => {
  it('asks for 100 embedded listings from page 1', () => {
    expect(listingQuery()).toEqual({
      _embed: 'wp:featuredmedia,wp:term',
      per_page: '100',
      page: '1',
    })
  })

  it('sends every filter that is set under its specified name', () => {
    const filters = {
      propertyType: 'casa',
      operation: 'rent',
      minPrice: 1000,
      maxPrice: 2000,
      bedrooms: 2,
      bathrooms: 1.5,
      minArea: 50,
      maxArea: 90,
      location: ' Mérida ',
      amenities: ['alberca', 'jardín'],
      text: 'no se envía',
    } as const
    expect(listingQuery({ page: 2, perPage: 10, filters })).toEqual({
      _embed: 'wp:featuredmedia,wp:term',
      per_page: '10',
      page: '2',
      property_type: 'casa',
      status: 'rent',
      min_price: '1000',
      max_price: '2000',
      bedrooms: '2',
      bathrooms: '1.5',
      min_area: '50',
      max_area: '90',
      location: 'Mérida',
      amenities: 'alberca,jardín',
    })
    expect(Object.keys(listingQuery({ filters: { location: ' ', amenities: [] } }))).toHaveLength(3)
  })

  it.each([
    ['250', [1, 2], 250],
    [null, [1, 2], 2],
    ['', [1], 1],
    ['abc', [1, 2, 3], 3],
    ['0', [], 0],
  ])('the total of header %j and %j is %d', (header, items, total) => {
    expect(readTotal(header, items)).toBe(total)
  })

  it.each([
    [250, 3],
    [200, 2],
    [0, 1],
  ])('%d listings are %d pages', (total, pages) => {
    expect(countPages(total)).toBe(pages)
  })

  it.each([
    [[1], [1]],
    [{ data: [1] }, [1]],
    [{ success: true, data: { properties: [1] } }, [1]],
    [{ properties: [] }, []],
    [{ code: 'rest_no_route' }, null],
    ['texto', null],
    [null, null],
  ])('the items of %j are %j', (body, items) => {
    expect(listItems(body)).toEqual(items)
  })
})

describe('attachments', () => {
  it('are asked for in batches of 100', () => {
    const ids = Array.from({ length: 205 }, (_, index) => index + 1)
    const batches = mediaQueries(ids)
    expect(batches.map((batch) => batch.ids.length)).toEqual([100, 100, 5])
    expect(batches[2]?.query).toEqual({
      include: '201,202,203,204,205',
      per_page: '100',
      _fields: 'id,source_url,media_type',
    })
  })

  it('that the site leaves out are gone', () => {
    const body = [
      { id: 1, source_url: '/a.jpg', media_type: 'image' },
      { id: 2, source_url: 'https://casas.mx/v.mp4', media_type: 'file' },
      { id: 9, source_url: '/nadie.jpg' },
    ]
    expect(readMedia([1, 2, 3], body, 'https://casas.mx')).toEqual(
      new Map([
        [1, 'https://casas.mx/a.jpg'],
        [2, null],
        [3, null],
      ]),
    )
  })
})
