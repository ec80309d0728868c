import { statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../../test/paths.ts'
import { readConfig } from '../../config.ts'
import { LISTINGS } from '../samples/listings.ts'
import { COPIES, copyName, COVERS } from './pictures.ts'
import { createDemoSite } from './site.ts'

const ORIGIN = 'http://localhost:3000'
const HOME = `${ORIGIN}/demo-sitio`
const config = readConfig({}, ROOT)

let site: ReturnType<typeof createDemoSite>
beforeAll(() => {
  site = createDemoSite(config)
})

interface Copy {
  width: number
  source_url: string
}

interface Post {
  _embedded: { 'wp:featuredmedia': { media_details: { sizes: Record<string, Copy> } }[] }
}

const get = (path: string, headers: Record<string, string> = {}) =>
  site.request(ORIGIN + path, { headers })

async function posts(query: string): Promise<Post[]> {
  return (await (await get(`/wp-json/wp/v2/properties?${query}`)).json()) as Post[]
}

describe('what makes a site quick to read', () => {
  it('the demo site embeds through the links that the field list keeps, as WordPress does', async () => {
    const embed = '_embed=wp:featuredmedia,wp:term&per_page=1&_fields=id'
    const [linked] = await posts(`${embed},_links.wp:featuredmedia`)
    expect(Object.keys(linked ?? {})).toEqual(['id', '_links', '_embedded'])
    expect(linked).toHaveProperty(['_embedded', 'wp:featuredmedia', '0', 'media_details', 'sizes'])
    expect(linked).not.toHaveProperty(['_embedded', 'wp:term'])
    expect(linked).not.toHaveProperty(['_links', 'self'])
    expect(await posts(`${embed},_embedded`)).toEqual([{ id: LISTINGS[0]?.id }])
  })

  it('the demo site compresses answers for readers that accept compression, and serves pictures unchanged', async () => {
    const list = '/wp-json/wp/v2/properties?per_page=60'
    const headers = { 'accept-encoding': 'gzip, deflate, br', origin: ORIGIN }
    const answer = await get(list, headers)
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('vary')).toMatch(/Accept-Encoding/)
    expect(answer.headers.get('vary')).toMatch(/Origin/)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const plain = await (await get(list)).text()
    expect(bytes.length).toBeLessThan(plain.length / 5)
    expect(JSON.parse(gunzipSync(bytes).toString())).toHaveLength(60)
    const picture = await get('/wp-content/uploads/2026/10/casa-01.jpg', headers)
    expect(picture.headers.get('content-encoding')).toBeNull()
  })

  it('the demo site has smaller copies of the first picture of each listing', async () => {
    const [first] = await posts('_embed&per_page=1')
    const { _embedded: embedded } = first as Post
    const copies = embedded['wp:featuredmedia'][0]?.media_details.sizes ?? {}
    expect(Object.values(copies).map(({ width }) => width)).toEqual([300, 768, 1200])
    for (const { source_url } of Object.values(copies)) {
      expect((await get(source_url.replace(HOME, ''))).status).toBe(200)
    }
    const bytes = COVERS.flatMap((picture) =>
      Object.values(COPIES).map(
        (size) => statSync(join(config.demoPicturesDir, `${copyName(picture, size)}.jpg`)).size,
      ),
    )
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000)
  })
})
