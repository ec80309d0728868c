import { shape, SITE_URL, type SourceShape } from './source-shape.ts'

const picture = (url: string) => ({
  'wp:featuredmedia': [{ id: 9, media_type: 'image', source_url: url }],
})
const gallery = (...items: unknown[]) => ({ acf: { galeria: items } })
const titled = (rendered: unknown) => ({ title: { rendered } })

export const postShapes: readonly SourceShape[] = [
  shape('wordpress title with entity', titled('Casa d&#8217;Época'), { title: 'Casa d’Época' }),
  shape('wordpress title with ampersand', titled('jardín &#038; alberca'), {
    title: 'jardín & alberca',
  }),
  shape('wordpress title with tag', titled('Casa <em>nueva</em>'), { title: 'Casa nueva' }),
  shape('wordpress title with script', titled('<script>alert(1)</script>Casa'), { title: 'Casa' }),
  shape('wordpress title empty', titled(''), { title: 'Propiedad sin título' }),
  shape('wordpress title not text', titled({ a: [1] }), { title: 'Propiedad sin título' }),
  shape(
    'wordpress title as plain text',
    { title: 'Loft en Roma' },
    {
      title: 'Loft en Roma',
      propertyType: 'departamento',
    },
  ),
  shape('wordpress title names operation', titled('Se renta casa en Tepic'), {
    operation: 'rent',
    propertyType: 'casa',
  }),
  shape('wordpress title marked sold', titled('¡VENDIDA! Casa en Tepic'), {
    saleStatus: 'vendida',
    operation: 'sale',
  }),
  shape('wordpress title in a remote zone', titled('Cabaña en zona apartada del bosque'), {
    saleStatus: null,
    propertyType: 'casa',
  }),
  shape(
    'wordpress link names operation',
    { link: `${SITE_URL}/renta/departamento-1/` },
    {
      operation: 'rent',
    },
  ),
  shape(
    'wordpress content',
    { content: { rendered: '<p>Hola <b>tú</b></p>' } },
    {
      description: '<p>Hola <b>tú</b></p>',
      summary: 'Hola tú',
    },
  ),
  shape(
    'wordpress content with script',
    { content: { rendered: '<script>x()</script>Hola' } },
    {
      description: '<script>x()</script>Hola',
      summary: 'Hola',
    },
  ),
  shape(
    'wordpress excerpt when there is no content',
    { content: { rendered: '' }, excerpt: { rendered: '<p>Extracto</p>' } },
    { summary: 'Extracto' },
  ),
  shape(
    'wordpress dates',
    {},
    {
      publishedAt: '2026-03-01T16:00:00Z',
      modifiedAt: '2026-03-02T16:00:00Z',
    },
  ),
  shape('wordpress dates malformed', { date_gmt: 'ayer', date: 5 }, { publishedAt: null }),
  shape(
    'wordpress featured media',
    { _embedded: picture(`${SITE_URL}/f.jpg`) },
    {
      images: [`${SITE_URL}/f.jpg`],
    },
  ),
  shape(
    'wordpress featured media before gallery',
    { _embedded: picture(`${SITE_URL}/f.jpg`), ...gallery(`${SITE_URL}/a.jpg`) },
    { images: [`${SITE_URL}/f.jpg`, `${SITE_URL}/a.jpg`] },
  ),
  shape(
    'wordpress deleted featured media embeds the REST index',
    {
      featured_media: 99_999_999,
      _embedded: {
        'wp:featuredmedia': [{ name: 'Casas', url: SITE_URL, namespaces: [], routes: {} }],
      },
    },
    { images: [] },
  ),
  shape(
    'wordpress featured media error',
    { featured_media: 9, _embedded: { 'wp:featuredmedia': [{ code: 'rest_forbidden' }] } },
    { images: [] },
  ),
  shape(
    'wordpress featured video is no picture',
    { _embedded: { 'wp:featuredmedia': [{ media_type: 'file', source_url: '/v.mp4' }] } },
    { images: [] },
  ),
  shape('gallery relative url', gallery('/wp-content/a.jpg'), {
    images: [`${SITE_URL}/wp-content/a.jpg`],
  }),
  shape('gallery protocol-relative url', gallery('//cdn.example.mx/a.jpg'), {
    images: ['https://cdn.example.mx/a.jpg'],
  }),
  shape('gallery duplicate', gallery('/a.jpg', `${SITE_URL}/a.jpg`), {
    images: [`${SITE_URL}/a.jpg`],
  }),
  shape('gallery size variants', gallery('/a-300x200.jpg', '/a.jpg', '/a-scaled.jpg'), {
    images: [`${SITE_URL}/a.jpg`],
  }),
  shape(
    'gallery csv of urls',
    { acf: { galeria: '/a.jpg,/b.jpg' } },
    {
      images: [`${SITE_URL}/a.jpg`, `${SITE_URL}/b.jpg`],
    },
  ),
  shape(
    'gallery acf image objects',
    gallery({ ID: 9, url: `${SITE_URL}/a.jpg`, sizes: { thumbnail: `${SITE_URL}/a-150x150.jpg` } }),
    { images: [`${SITE_URL}/a.jpg`] },
  ),
  shape('gallery false', { acf: { galeria: false } }, { images: [] }),
  shape('gallery javascript url', gallery('javascript:alert(1)', 'data:image/png;base64,AA'), {
    images: [],
  }),
  shape('gallery pdf', gallery('/plano.pdf', '/a.jpg'), { images: [`${SITE_URL}/a.jpg`] }),
  shape('gallery url with entity', gallery('/a.jpg?x=1&#038;y=2'), {
    images: [`${SITE_URL}/a.jpg?x=1&y=2`],
  }),
  shape(
    'jetpack_featured_media_url',
    { jetpack_featured_media_url: '/j.jpg' },
    {
      images: [`${SITE_URL}/j.jpg`],
    },
  ),
  shape(
    'polylang lang and translations',
    { lang: 'es', translations: { es: 101, en: 202 } },
    {
      language: 'es',
      translationIds: [202],
    },
  ),
  shape(
    'wpml wpml_current_locale and wpml_translations',
    { wpml_current_locale: 'en_US', wpml_translations: [{ locale: 'es_MX', id: 300 }] },
    { language: 'en', translationIds: [300] },
  ),
  shape('language in the link', { link: `${SITE_URL}/en/property/house/` }, { language: 'en' }),
  shape(
    'hostile wrong types everywhere',
    { acf: 5, meta: 'x', _embedded: [], link: {}, title: 7 },
    {
      title: '7',
      link: null,
      images: [],
    },
  ),
  shape(
    'hostile prototype keys',
    { acf: JSON.parse('{"__proto__":{"precio":"1"},"constructor":"x","precio":"500"}') as unknown },
    { price: 500 },
  ),
  shape(
    'hostile negative and huge numbers',
    { acf: { precio: -5, recamaras: 1e30, banos: '999' } },
    {
      price: null,
      bedrooms: null,
    },
  ),
  shape('hostile price beyond any column', { acf: { precio: '9'.repeat(40) } }, { price: null }),
]
