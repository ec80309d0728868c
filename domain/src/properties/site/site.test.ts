import { describe, expect, it } from 'vitest'
import { CANDIDATE_ENDPOINTS, endpointsFromTypes } from './candidate-endpoints.ts'
import { findOddCharacter } from './find-odd-character.ts'
import { listingQuery, mediaQueries } from './listing-query.ts'
import { mayCarryKey } from './may-carry-key.ts'
import { normalizeSiteUrl } from './normalize-site-url.ts'
import { parseSiteJson } from './parse-site-json.ts'
import { countPages, listItems, readMedia, readTotal } from './read-list.ts'
import { parseEndpoint, rememberEndpoint, restAddress } from './rest-address.ts'
import { basicAuthorization, siteCredentials } from './site-credentials.ts'

const INVISIBLE =
  'Tiene un carácter invisible, de los que se cuelan al copiar y pegar: bórrala y vuelve a copiarla.'

describe('SITE-01 and SITE-02 the site URL', () => {
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
    ['https://ñandú.mx', 'https://xn--and-6ma2c.mx'],
  ])('the site URL %s becomes %s', (typed, url) => {
    expect(normalizeSiteUrl(typed)).toMatchObject({ url, error: null })
  })

  it.each(['https://ana:clave@casas.mx', 'ana@casas.mx', 'http://:clave@casas.mx/wp-admin'])(
    'SITE-36 refuses the site URL %s for the user or password in it',
    (typed) => {
      expect(normalizeSiteUrl(typed)).toEqual({
        url: null,
        error:
          'La dirección lleva un usuario o una contraseña antes de la arroba (@). Bórralos: la clave va en «API Key».',
      })
    },
  )

  it.each([
    [''],
    ['   '],
    ['casas'],
    ['https://'],
    ['ftp://casas.mx'],
    ['javascript:alert(1)'],
    ['http://.mx'],
  ])('the site URL %s is invalid', (typed) => {
    expect(normalizeSiteUrl(typed)).toEqual({
      url: null,
      error: 'URL inválida. Asegúrate de incluir el protocolo (http:// o https://)',
    })
  })

  it.each([
    ['casas.mx', true],
    ['//casas.mx', true],
    ['https://casas.mx', false],
    ['http://casas.mx', false],
  ])('the scheme of the site URL %s is a guess: %s', (typed, isSchemeGuessed) => {
    expect(normalizeSiteUrl(typed)).toMatchObject({ isSchemeGuessed })
  })

  it.each([
    ['mi sitio', 'Tiene un espacio en medio: bórralo.'],
    ['https://casas .mx', 'Tiene un espacio en medio: bórralo.'],
    ['https://cas\u200bas.mx', INVISIBLE],
    ['https://casas.mx/\u202eblog', INVISIBLE],
    ['casas\u00a0.mx', INVISIBLE],
    ['casas\u00ad.mx', INVISIBLE],
  ])('refuses the site URL %j and names the character in the way', (typed, said) => {
    expect(normalizeSiteUrl(typed).error).toBe(
      `URL inválida. Asegúrate de incluir el protocolo (http:// o https://). ${said}`,
    )
  })

  it.each([['\u200bhttps://casas.mx\u200b'], ['\ufeff casas.mx\u2060']])(
    'the site URL %j loses the invisible characters around it',
    (typed) => {
      expect(normalizeSiteUrl(typed).url).toBe('https://casas.mx')
    },
  )
})

describe('SITE-05 and SITE-02 a key', () => {
  it.each([
    ['https://casas.mx', true],
    ['http://localhost:3000/demo-sitio', true],
    ['http://127.0.0.1:8081', true],
    ['http://127.8.0.1', true],
    ['http://[::1]:8081', true],
    ['http://casas.mx', false],
    ['http://192.168.1.20', false],
    ['http://127.0.0.1.casas.mx', false],
    ['http://localhost.casas.mx', false],
    ['no address', false],
  ])('a key may be sent to %s: %s', (address, may) => {
    expect(mayCarryKey(address)).toBe(may)
  })

  it.each([
    ['ana:abcd efgh', 'space'],
    ['ana:abcd\u200befgh', 'invisible'],
    ['  ana:abcd ', null],
    ['\u2060ana:abcd\u2060', null],
  ])('the key %j contains %s', (key, odd) => {
    expect(findOddCharacter(key)).toBe(odd)
  })
})

describe('SITE-13 an answer', () => {
  const WARNING =
    '<br />\n<b>Warning</b>:  Undefined array key "[x]" in <b>/home/casas/wp-content/plugins/{a}/a.php</b> on line <b>12</b><br />\n'

  it.each([
    ['as it should be', '{"name":"Casas"}', { name: 'Casas' }],
    ['behind an empty line', '\n[{"id":1}]\n', [{ id: 1 }]],
    ['behind a warning', `${WARNING}[{"id":1}]`, [{ id: 1 }]],
    ['behind two warnings', `${WARNING}${WARNING}{"name":"Casas"}`, { name: 'Casas' }],
    [
      'behind a notice of a server without HTML errors',
      '\nNotice: Undefined variable $x in /home/casas/a.php on line 3\n[]',
      [],
    ],
    ['of a page is none', '<!doctype html>\n<h1>Casas</h1>', undefined],
    [
      'of a page with data for machines is none',
      '<html>\n<script>\n{"name":"Casas"}\n</script>\n</html>',
      undefined,
    ],
    ['that was cut is none', `${WARNING}[{"id":1},`, undefined],
    ['of nothing is none', '', undefined],
  ])('parses an answer %s', (_, body, json) => {
    expect(parseSiteJson(body)).toEqual(json)
  })
})

describe('SITE-04 the site key', () => {
  it.each([
    ['ana:abcd efgh', 'ana:abcd efgh'],
    ['abcd EFGH 1234', 'admin:abcdEFGH1234'],
    [' abcd\tefgh ', 'admin:abcdefgh'],
    ['', null],
    ['  ', null],
  ])('the site key %j becomes %j', (key, credentials) => {
    expect(siteCredentials(key)).toBe(credentials)
  })

  it.each([
    ['ana:clave', 'Basic YW5hOmNsYXZl'],
    ['josé:ñandú', 'Basic am9zw6k6w7FhbmTDug=='],
    ['', null],
  ])('the key %s becomes the header %s', (key, header) => {
    expect(basicAuthorization(key)).toBe(header)
  })
})

describe('SITE-09 addresses', () => {
  it('probes the candidate addresses in order', () => {
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
  ] as const)('the address of %s (%s) with %j is %s', (route, style, query, address) => {
    expect(restAddress('https://casas.mx/', route, { style, query })).toBe(address)
  })

  it.each([
    ['/wp-json/wp/v2/properties', 'pretty', '/wp-json/wp/v2/properties'],
    ['/wp-json/wp/v2/properties', 'plain', '/?rest_route=/wp/v2/properties'],
  ] as const)('SITE-37 the endpoint %s (%s) is stored as %s', (route, style, endpoint) => {
    expect(rememberEndpoint(route, style)).toBe(endpoint)
    expect(parseEndpoint(endpoint)).toEqual({ route: '/wp/v2/properties', style })
  })

  it('besides the candidates, probes types of /wp/v2/types whose names resemble listings', () => {
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

describe('SITE-14 and SITE-15 the list', () => {
  it('the request for the list asks for 100 embedded listings from page 1', () => {
    expect(listingQuery()).toEqual({
      _embed: 'wp:featuredmedia,wp:term',
      per_page: '100',
      page: '1',
    })
  })

  it('the request sends every set filter under the name that sites know', () => {
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
  ])('the total from the header %j and %j is %d', (header, items, total) => {
    expect(readTotal(header, items)).toBe(total)
  })

  it.each([
    [250, 3],
    [200, 2],
    [0, 1],
  ])('a list of %d listings has %d pages', (total, pages) => {
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
  ])('the listings in the answer %j are %j', (body, items) => {
    expect(listItems(body)).toEqual(items)
  })
})

describe('SITE-16 attachments', () => {
  it('attachments are requested in batches of 100', () => {
    const ids = Array.from({ length: 205 }, (_, index) => index + 1)
    const batches = mediaQueries(ids)
    expect(batches.map((batch) => batch.ids.length)).toEqual([100, 100, 5])
    expect(batches[2]?.query).toEqual({
      include: '201,202,203,204,205',
      per_page: '100',
      _fields: 'id,source_url,media_type',
    })
  })

  it('attachments that the site does not return count as missing', () => {
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
