import { statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../../test/paths.ts'
import { readConfig } from '../../config.ts'
import { LISTINGS } from '../samples/listings.ts'
import { galleryOf, PICTURES } from './pictures.ts'
import { createDemoSite } from './site.ts'
import { SITE_PASSWORD } from './site-address.ts'

const ORIGIN = 'http://localhost:3000'
const HOME = `${ORIGIN}/demo-sitio`
const config = readConfig({}, ROOT)

let site: ReturnType<typeof createDemoSite>
beforeAll(() => {
  site = createDemoSite(config)
})

interface Post {
  id: number
  link: string
  title: { rendered: string }
  featured_media: number
  property_meta: Record<string, string[]>
  property_status: number[]
}

const get = (path: string, headers: Record<string, string> = {}) =>
  site.request(ORIGIN + path, { headers })

async function posts(query: string): Promise<Post[]> {
  return (await (await get(`/wp-json/wp/v2/properties?${query}`)).json()) as Post[]
}

async function fault(path: string, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await get(path, headers)
  const { code, data } = (await response.json()) as { code: string; data: { status: number } }
  expect(data.status).toBe(response.status)
  return `${response.status} ${code}`
}

describe('the list of properties', () => {
  it('the demo site gives ten listings at a time, with the total and the address of the next page', async () => {
    const response = await get('/wp-json/wp/v2/properties')
    expect(((await response.json()) as Post[]).length).toBe(10)
    expect(response.headers.get('x-wp-total')).toBe('60')
    expect(response.headers.get('x-wp-totalpages')).toBe('6')
    expect(response.headers.get('link')).toBe(
      `<${HOME}/wp-json/wp/v2/properties?page=2>; rel="next"`,
    )
  })

  it('the demo site gives every listing exactly once over its pages', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => posts(`per_page=25&page=${page}`)))
    const ids = pages.flat().map(({ id }) => id)
    expect(pages.map((page) => page.length)).toEqual([25, 25, 10])
    expect(new Set(ids).size).toBe(60)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  })

  it.each([
    ['page=7', '400 rest_post_invalid_page_number'],
    ['page=0', '400 rest_invalid_param'],
    ['page=abc', '400 rest_invalid_param'],
    ['per_page=101', '400 rest_invalid_param'],
    ['per_page=0', '400 rest_invalid_param'],
    ['per_page=-1', '400 rest_invalid_param'],
    ['orderby=price', '400 rest_invalid_param'],
    ['status=sale', '400 rest_invalid_param'],
    ['include=x', '400 rest_invalid_param'],
    ['context=edit', '401 rest_forbidden_context'],
  ])('the demo site refuses %s with %s', async (query, expected) => {
    expect(await fault(`/wp-json/wp/v2/properties?${query}`)).toBe(expected)
  })

  it('the demo site ignores filters that WordPress does not know', async () => {
    expect(await posts('min_price=9000000&bedrooms=9&per_page=100')).toHaveLength(60)
  })

  it('the demo site searches without accents and filters by term', async () => {
    const found = await posts('search=garcia gineres&per_page=100')
    expect(found.length).toBeGreaterThan(1)
    expect(found.every(({ title }) => title.rendered.includes('García Ginerés'))).toBe(true)
    const [term] = found[0]?.property_status ?? []
    const same = await posts(`property_status=${term}&per_page=100`)
    expect(same.length).toBeGreaterThan(found.length)
    expect(same.every(({ property_status }) => property_status.includes(term ?? 0))).toBe(true)
    expect(await posts('property_status=99999')).toEqual([])
  })

  it('the demo site includes by id in the order asked for, and sorts', async () => {
    const [first, second] = [LISTINGS[30]?.id, LISTINGS[3]?.id]
    const chosen = await posts(`include=${first},${second}&orderby=include`)
    expect(chosen.map(({ id }) => id)).toEqual([first, second])
    const titles = (await posts('orderby=title&order=asc&per_page=100')).map(
      ({ title }) => title.rendered,
    )
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'es-MX')))
  })

  it('the demo site embeds picture and terms on request, and only what the request names', async () => {
    const media = [{ source_url: expect.stringMatching(/uploads\/.*\.jpg$/) as string }]
    const [whole] = await posts('_embed&per_page=1')
    expect(whole).toMatchObject({ _embedded: { 'wp:featuredmedia': media } })
    expect(whole).toHaveProperty(['_embedded', 'wp:term', 'length'], 4)
    const [part] = await posts('_embed=wp:term&per_page=1')
    expect(part).toHaveProperty(['_embedded', 'wp:term'])
    expect(part).not.toHaveProperty(['_embedded', 'wp:featuredmedia'])
    const [bare] = await posts('per_page=1')
    expect(bare).not.toHaveProperty('_embedded')
  })

  it('the demo site gives only the requested fields', async () => {
    const [post] = await posts('_fields=id,title.rendered&per_page=1')
    expect(post).toEqual({ id: LISTINGS[0]?.id, title: { rendered: LISTINGS[0]?.title } })
  })
})

describe('single things', () => {
  it('the demo site gives a property, and its gallery through the media', async () => {
    const id = LISTINGS.find(({ picture }) => picture === 'casa-01')?.id
    const post = (await (await get(`/wp-json/wp/v2/properties/${id}`)).json()) as Post
    const gallery = post.property_meta['fave_property_images'] ?? []
    const address = `/wp-json/wp/v2/media?include=${gallery.join(',')}&per_page=100&_fields=id,source_url`
    const media = (await (await get(address)).json()) as { id: number; source_url: string }[]
    expect(media.map((item) => String(item.id))).toEqual(gallery)
    for (const { source_url } of media) {
      const picture = await get(source_url.replace(HOME, ''))
      expect(picture.headers.get('content-type')).toBe('image/jpeg')
    }
    expect(
      await (await get(new URL(post.link).pathname.replace('/demo-sitio', ''))).text(),
    ).toContain('<h1>Casa restaurada con pisos de pasta en García Ginerés</h1>')
  })

  it.each([
    ['/wp-json/wp/v2/properties/1', '404 rest_post_invalid_id'],
    ['/wp-json/wp/v2/properties/abc', '404 rest_no_route'],
    ['/wp-json/wp/v2/media/1', '404 rest_post_invalid_id'],
    ['/wp-json/wp/v2/propiedades', '404 rest_no_route'],
    ['/wp-json/other/v1', '404 rest_no_route'],
  ])('the demo site answers %s with %s', async (path, expected) => {
    expect(await fault(path)).toBe(expected)
  })

  it.each([
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000/demo-sitio'],
    ['http://[::1]:3000', 'http://[::1]:3000/demo-sitio'],
    ['http://evil.example', HOME],
  ])('asked at %s, the demo site gives addresses of %s', async (origin, home) => {
    const response = await site.request(`${origin}/wp-json/wp/v2/properties?_embed&per_page=1`)
    const [post] = (await response.json()) as Post[]
    expect(post?.link.startsWith(`${home}/propiedad/`)).toBe(true)
    expect(JSON.stringify(post)).toContain(`${home}/wp-content/uploads/`)
    expect(await (await site.request(`${origin}/`)).text()).toContain(`${home}/propiedad/`)
  })

  it('the demo site describes itself, with and without a slash', async () => {
    for (const path of ['/wp-json', '/wp-json/']) {
      const index = (await (await get(path)).json()) as Record<string, unknown>
      expect(index).toMatchObject({ url: HOME, namespaces: ['oembed/1.0', 'wp/v2'] })
      expect(index['authentication']).toHaveProperty('application-passwords')
    }
    const types = (await (await get('/wp-json/wp/v2/types')).json()) as Record<string, unknown>
    expect(types['property']).toMatchObject({ rest_base: 'properties' })
    expect(await (await get('/wp-json/wp/v2/posts')).json()).toHaveLength(2)
  })
})

describe('the key', () => {
  const basic = (text: string) => ({ authorization: `Basic ${btoa(text)}` })

  it.each([SITE_PASSWORD, SITE_PASSWORD.replaceAll(' ', ''), SITE_PASSWORD.replaceAll(' ', '-')])(
    'the demo site accepts its key as %s',
    async (password) => {
      const response = await get('/wp-json/wp/v2/users/me', basic(`admin:${password}`))
      expect(response.status).toBe(200)
    },
  )

  it('the demo site refuses a wrong password, and asks for one when the request has none', async () => {
    const me = '/wp-json/wp/v2/users/me'
    expect(await fault(me, basic('admin:nope'))).toBe('401 incorrect_password')
    expect(await fault(me, basic(`admin:${SITE_PASSWORD.toLowerCase()}`))).toBe(
      '401 incorrect_password',
    )
    expect(await fault(me)).toBe('401 rest_not_logged_in')
    expect(await fault(me, { authorization: 'Bearer x' })).toBe('401 rest_not_logged_in')
  })
})

describe('other origins', () => {
  const origin = 'https://elsewhere.example'

  it.each(['/wp-json/wp/v2/properties', '/wp-json/wp/v2/nothing', '/wp-json/wp/v2/users/me'])(
    'other origins may read %s of the demo site, errors too',
    async (path) => {
      const { headers } = await get(path, { origin })
      expect(headers.get('access-control-allow-origin')).toBe(origin)
      expect(headers.get('access-control-allow-credentials')).toBe('true')
      expect(headers.get('access-control-expose-headers')).toBe('X-WP-Total, X-WP-TotalPages, Link')
      expect(headers.get('vary')).toContain('Origin')
    },
  )

  it('other origins get an answer to a preflight', async () => {
    const response = await site.request('/wp-json/wp/v2/nothing', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-headers': 'authorization' },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-headers')).toContain('Authorization')
  })
})

describe('pages for people', () => {
  it('the pages of the demo site lead from the home page to every listing', async () => {
    const home = await (await get('/')).text()
    const links = [...home.matchAll(/href="([^"]+\/propiedad\/[^"]+)"/g)].map((match) => match[1])
    expect(new Set(links).size).toBe(60)
    for (const link of links) {
      expect((await get((link ?? '').replace(HOME, ''))).status).toBe(200)
    }
  })

  it('the pages of the demo site obey the policy: no script and no inline style', async () => {
    const response = await get('/')
    expect(response.headers.get('content-security-policy')).toContain(`default-src 'self'`)
    expect(await response.text()).not.toMatch(/<script|style="|<style/)
    expect((await get('/estilo.css')).headers.get('content-type')).toMatch(/^text\/css/)
  })

  it.each(['/nada', '/propiedad/nada', '/wp-content/uploads/2026/10/..%2f..%2fdemo.jpg'])(
    'the demo site has no page %s',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('No encontramos esa página')
    },
  )
})

describe('the pictures', () => {
  const sizes = () =>
    PICTURES.map((name) => statSync(join(config.demoPicturesDir, `${name}.jpg`)).size)

  it('the demo site’s pictures all exist and are small enough for a checkout', () => {
    expect(Math.max(...sizes())).toBeLessThanOrEqual(40_000)
    expect(sizes().reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000)
  })

  it('the demo site’s pictures include the logo of the agency, as a PNG', async () => {
    const response = await site.request('/wp-content/uploads/2026/10/logo.png')
    expect(response.headers.get('content-type')).toBe('image/png')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(bytes.length).toBeLessThan(40_000)
  })

  it('each listing of the demo site has 5 to 9 pictures, except for the listing with two', () => {
    const counts = LISTINGS.map((listing) => galleryOf(listing).length)
    expect(counts.filter((count) => count === 2)).toHaveLength(1)
    expect(counts.filter((count) => count !== 2 && (count < 5 || count > 9))).toEqual([])
  })
})
