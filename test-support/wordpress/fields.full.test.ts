import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, askForAll } from './ask-site.ts'
import { planListings } from './plan/plan-listings.ts'
import { startWordPress, type RunningWordPress } from './start-wordpress.ts'

/** These sites are small but contain every form in which the two vocabularies send fields. */
const sites = {} as { houzez: RunningWordPress; acf: RunningWordPress }
beforeAll(async () => {
  const [houzez, acf] = await Promise.all([
    startWordPress({ listings: 24 }),
    startWordPress({ listings: 24, vocabulary: 'acf' }),
  ])
  Object.assign(sites, { houzez, acf })
})
afterAll(() => Promise.all([sites.houzez.stop(), sites.acf.stop()]))

describe('houzez', () => {
  it('houzez gives every custom field of a post as a list of texts, its private fields too', async () => {
    for (const { property_meta: meta = {} } of await askForAll(sites.houzez.endpoint)) {
      expect(meta['_owner_phone']).toHaveLength(1)
      for (const values of Object.values(meta)) {
        expect(values.map((value) => typeof value)).toEqual(values.map(() => 'string'))
      }
    }
  })

  it('houzez names its gallery by attachment ids, which media resolves except for deleted ones', async () => {
    const { url, endpoint, manifest } = sites.houzez
    const posts = await askForAll(endpoint)
    const ids = posts.flatMap((post) => post.property_meta?.['fave_property_images'] ?? [])
    const { body } = await ask(`${url}/wp-json/wp/v2/media?per_page=100&include=${ids.join()}`)
    const found = new Map(
      (body as { id: number; source_url: string }[]).map((media) => [
        String(media.id),
        media.source_url,
      ]),
    )
    expect(new Set(ids).size).toBeGreaterThan(found.size)
    for (const post of posts) {
      const images = manifest.listings.find(({ id }) => id === post.id)?.images ?? []
      const gallery = (post.property_meta?.['fave_property_images'] ?? []).flatMap(
        (id) => found.get(id) ?? [],
      )
      expect(images).toEqual(expect.arrayContaining(gallery))
    }
  })

  it('houzez writes prices and areas in many ways', async () => {
    const posts = await askForAll(sites.houzez.endpoint)
    const typed = (key: string) => posts.flatMap((post) => post.property_meta?.[key] ?? [])
    const prices = typed('fave_property_price')
    for (const spelling of [
      /^\$[\d,]+$/,
      /^[\d.]+,00$/,
      /MXN mensuales$/,
      /^US\$ /,
      /consultar/,
      /^$/,
    ]) {
      expect(
        prices.some((price) => spelling.test(price)),
        String(spelling),
      ).toBe(true)
    }
    const areas = [...typed('fave_property_size'), ...typed('fave_property_land')]
    for (const spelling of [/^\d+ m²$/, /^\d,\d{3}$/, /^\d+$/]) {
      expect(
        areas.some((area) => spelling.test(area)),
        String(spelling),
      ).toBe(true)
    }
    expect(typed('fave_property_bathrooms').some((count) => count.endsWith('.5'))).toBe(true)
  })
})

describe('acf', () => {
  const blocks = async () =>
    (await askForAll(sites.acf.endpoint)).map(({ acf = [] }) => (Array.isArray(acf) ? {} : acf))
  const shapes = async (field: string) => {
    const values = (await blocks()).filter((block) => field in block).map((block) => block[field])
    return new Set(values.map(shapeOf))
  }

  it('ACF gives an empty list where no field is filled in', async () => {
    const bare = (await askForAll(sites.acf.endpoint)).filter(({ acf }) => Array.isArray(acf))
    expect(bare.length).toBeGreaterThan(0)
    for (const { acf } of bare) expect(acf).toEqual([])
  })

  it.each([
    ['tipo', ['string', 'object', 'list of string']],
    ['operacion', ['string', 'object', 'list of string']],
    ['recamaras', ['string', 'number']],
    ['direccion', ['string', 'object']],
    ['amenidades', ['string', 'list of string', 'list of object']],
    ['galeria', ['boolean', 'list of string', 'list of number', 'list of object']],
  ])('the ACF field %s has the shapes %j', async (field, expected) => {
    expect(await shapes(field)).toEqual(new Set(expected))
  })

  it('ACF names photographs also by path and without protocol', async () => {
    const galleries = JSON.stringify((await blocks()).map(({ galeria }) => galeria))
    expect(galleries).toContain('"/wp-content/uploads/')
    expect(galleries).toContain('"//fotos.example.test/')
  })
})

describe('the seed', () => {
  it('the seed determines all generated content', () => {
    const plan = (seed: number) => planListings({ listings: 40, vocabulary: 'acf', seed })
    expect(plan(7)).toEqual(plan(7))
    expect(plan(7)).not.toEqual(plan(8))
  })
})

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `list of ${typeof value[0]}`
  return typeof value
}
