import { describe, expect, it } from 'vitest'
import { post, SITE_URL } from '../testing/source-shape.ts'
import { normalizeProperty } from './normalize-property.ts'
import { readPictureSizes } from './read-picture-sizes.ts'

const at = (name: string) => `${SITE_URL}/wp-content/uploads/${name}`
const copy = (width: number, height: number) => ({
  width,
  height,
  source_url: at(`casa-${width}x${height}.jpg`),
})

const MEDIA = {
  id: 9,
  media_type: 'image',
  source_url: at('casa-scaled.jpg'),
  media_details: {
    width: 2560,
    height: 1707,
    sizes: {
      medium: copy(300, 200),
      large: copy(1024, 683),
      thumbnail: copy(150, 150),
      'houzez-item-image-1': copy(592, 444),
      medium_large: copy(768, 512),
      '2048x2048': copy(2048, 1366),
      full: { ...copy(2560, 1707), source_url: at('casa-scaled.jpg') },
    },
  },
}

const widths = (file: unknown) => readPictureSizes(file, SITE_URL).map(({ width }) => width)
const withDetails = (details: object) => ({
  ...MEDIA,
  media_details: { ...MEDIA.media_details, ...details },
})

describe('PROP-63 the sizes a site has of a picture', () => {
  it('the sizes of a picture are its copies of the same shape, the narrowest first, then the picture', () => {
    expect(widths(MEDIA)).toEqual([300, 768, 1024, 2048, 2560])
    expect(readPictureSizes(MEDIA, SITE_URL).at(-1)?.url).toBe(at('casa-scaled.jpg'))
  })

  it('the sizes are read from a picture field of ACF too', () => {
    const file = {
      url: '/wp-content/uploads/casa.jpg',
      width: 1200,
      height: 800,
      sizes: {
        medium: at('casa-300x200.jpg'),
        'medium-width': 300,
        'medium-height': 200,
        thumbnail: at('casa-150x150.jpg'),
        'thumbnail-width': 150,
        'thumbnail-height': 150,
      },
    }
    expect(readPictureSizes(file, SITE_URL)).toEqual([
      { url: at('casa-300x200.jpg'), width: 300 },
      { url: at('casa.jpg'), width: 1200 },
    ])
  })

  it.each<[string, unknown]>([
    ['an address', at('casa.jpg')],
    ['nothing', undefined],
    ['no measures', withDetails({ width: undefined })],
    ['measures that are no numbers', withDetails({ width: '2560' })],
    ['no copies', withDetails({ sizes: {} })],
    ['copies that are a list', withDetails({ sizes: [] })],
    ['only a cut copy', withDetails({ sizes: { thumbnail: copy(150, 150), cut: copy(400, 400) } })],
    [
      'copies with no web address',
      withDetails({ sizes: { a: { ...copy(300, 200), source_url: 'javascript:1' } } }),
    ],
  ])('finds no sizes for %s', (_, file) => {
    expect(widths(file)).toEqual([])
  })

  it('a picture has at most six sizes, however many a site names', () => {
    const many = Array.from({ length: 50 }, (_, index) => [
      `s${index}`,
      copy(300 + 3 * index, 200 + 2 * index),
    ])
    expect(widths(withDetails({ sizes: Object.fromEntries(many) as object }))).toHaveLength(6)
  })

  it('a listing has the sizes of a picture only when the picture is its first', () => {
    const read = (fields: Record<string, unknown>) => {
      const result = normalizeProperty(post(fields), { siteUrl: SITE_URL })
      return result.kind === 'property' ? result.property : null
    }
    const embedded = { _embedded: { 'wp:featuredmedia': [MEDIA] } }
    expect(read(embedded)?.coverSizes).toHaveLength(5)
    expect(read({ ...embedded, acf: { galeria: [at('otra.jpg')] } })?.images).toHaveLength(2)
    expect(read({ acf: { galeria: [at('otra.jpg'), MEDIA] } })).not.toHaveProperty('coverSizes')
  })
})
