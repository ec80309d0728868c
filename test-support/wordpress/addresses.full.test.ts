import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, type Post } from './ask-site.ts'
import type { WordPressOptions } from './options.ts'
import { startWordPress, type RunningWordPress } from './start-wordpress.ts'

const POST_TYPES = ['property', 'estate_property', 'propiedades'] as const
const WANTED = {
  property: { postType: 'property' },
  estate_property: { postType: 'estate_property', vocabulary: 'acf' },
  propiedades: { postType: 'propiedades' },
  missing: { postType: 'none' },
  plain: { plainPermalinks: true },
  slow: { delayMs: 1500 },
} satisfies Record<string, WordPressOptions>

const sites = {} as Record<keyof typeof WANTED, RunningWordPress>
beforeAll(async () => {
  await Promise.all(
    Object.entries(WANTED).map(async ([name, options]) => {
      sites[name as keyof typeof WANTED] = await startWordPress({ listings: 4, ...options })
    }),
  )
})
afterAll(() => Promise.all(Object.values(sites).map((site) => site.stop())))

describe('the listings of a site', () => {
  it.each(POST_TYPES)(
    'the listings of a site are found under the name %s, as the types say, and under no other',
    async (base) => {
      const { url, endpoint, manifest } = sites[base]
      const list = await ask(endpoint)
      expect(list.status).toBe(200)
      expect(list.headers.get('x-wp-total')).toBe(String(manifest.listed))
      expect(await restBases(url)).toContain(base)
      expect(await ask(`${url}/wp-json/wp/v2/properties`)).toMatchObject({ code: 'rest_no_route' })
    },
  )

  it('without the route the listings have no type either, whoever asks', async () => {
    const { url, endpoint, keys } = sites.missing
    expect(await ask(endpoint)).toMatchObject({ status: 404, code: 'rest_no_route' })
    expect(await ask(endpoint, keys.admin)).toMatchObject({ status: 404, code: 'rest_no_route' })
    const bases = await restBases(url)
    expect(bases.filter((base) => /propert|propied/.test(base))).toEqual([])
    expect(bases).toContain('posts')
  })
})

describe('plain permalinks', () => {
  it('with plain permalinks /wp-json answers the home page, and addresses below it redirect', async () => {
    const { url, endpoint } = sites.plain
    const index = await ask(`${url}/wp-json/`)
    expect(index.status).toBe(200)
    expect(index.headers.get('content-type')).toMatch(/^text\/html/)
    expect((await ask(endpoint)).status).toBe(301)
  })

  it('with plain permalinks REST is served under ?rest_route=', async () => {
    const { url, keys, manifest } = sites.plain
    const list = await ask(`${url}/?rest_route=/wp/v2/properties`)
    expect(list.headers.get('x-wp-total')).toBe(String(manifest.listed))
    expect((await ask(`${url}/?rest_route=/wp/v2/users/me`, keys.admin)).status).toBe(200)
  })
})

describe('a site in general', () => {
  it('the test site delays every answer as long as configured', async () => {
    const before = performance.now()
    expect((await ask(sites.slow.endpoint)).status).toBe(200)
    expect(performance.now() - before).toBeGreaterThanOrEqual(1500)
  })

  it('the test site lets any origin read it, its errors too', async () => {
    const origin = 'https://predio.example.test'
    for (const route of ['wp/v2/property', 'wp/v2/nothing', 'wp/v2/users/me']) {
      const { headers } = await fetch(`${sites.property.url}/wp-json/${route}`, {
        headers: { Origin: origin },
      })
      expect(headers.get('access-control-allow-origin')).toBe(origin)
      expect(headers.get('access-control-expose-headers')).toContain('X-WP-Total')
    }
  })

  it('the test site refuses a page after the last', async () => {
    const { endpoint } = sites.property
    expect(await ask(`${endpoint}?page=9`)).toMatchObject({
      status: 400,
      code: 'rest_post_invalid_page_number',
    })
    expect(await ask(`${endpoint}?per_page=101`)).toMatchObject({ code: 'rest_invalid_param' })
  })

  it('the test site ignores filters that it does not know', async () => {
    const { endpoint, manifest } = sites.property
    const list = await ask(`${endpoint}?min_price=1&bedrooms=9`)
    expect(list.headers.get('x-wp-total')).toBe(String(manifest.listed))
  })

  it('the test site shows a listing on a page of its own, and its English translation under /en/', async () => {
    const { url, endpoint, manifest } = sites.property
    const twin = manifest.listings.find(({ language }) => language === 'en')
    const linkOf = async (id = 0) => ((await ask(`${endpoint}/${id}`)).body as Post).link
    const links = await Promise.all([linkOf(twin?.translationIds[0]), linkOf(twin?.id)])
    expect(links[0]).toMatch(`${url}/propiedad/`)
    expect(links[1]).toMatch(`${url}/en/propiedad/`)
    for (const link of links) expect((await ask(link)).status, link).toBe(200)
  })
})

async function restBases(url: string): Promise<string[]> {
  const { body } = await ask(`${url}/wp-json/wp/v2/types`)
  return Object.values(body as Record<string, { rest_base: string }>).map((type) => type.rest_base)
}
