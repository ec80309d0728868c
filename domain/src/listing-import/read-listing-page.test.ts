import { describe, expect, it } from 'vitest'
import { listingDraft } from './listing-draft.ts'
import { readListingPage } from './read-listing-page.ts'

const ADDRESS = 'https://portal.mx/casa/1'
const ld = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`

function draft(html: string) {
  const read = readListingPage(html, ADDRESS)
  if (read.kind !== 'listing') throw new Error(read.kind)
  return listingDraft(read.cells, 2026)
}

function nested(depth: number): string {
  const value = `${'{"name":['.repeat(depth)}1${']}'.repeat(depth)}`
  return `<script type="application/ld+json">{"@type":"Place","name":${value}}</script>`
}

describe('LIMP-09 a public page', () => {
  it('reads a listing page by its listing of schema.org', () => {
    const html = ld({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Organization', name: 'Portal', address: { addressLocality: 'Otra' } },
        {
          '@type': ['RealEstateListing', 'Product'],
          name: 'Casa en venta en Itzim&aacute;',
          description: 'Con <b>alberca</b>',
          image: [{ '@type': 'ImageObject', url: '/fotos/1.jpg' }, 'https://cdn.mx/2.jpg'],
          offers: { '@type': 'Offer', price: '3500000.00', priceCurrency: 'MXN' },
          mainEntity: {
            '@type': 'SingleFamilyResidence',
            address: {
              '@type': 'PostalAddress',
              addressLocality: 'Mérida',
              addressRegion: 'Yucatán',
            },
            numberOfBedrooms: 3,
            numberOfBathroomsTotal: 2.5,
            floorSize: { '@type': 'QuantitativeValue', value: 245, unitCode: 'MTK' },
            yearBuilt: 2015,
            amenityFeature: [
              { name: 'Alberca', value: true },
              { name: 'Elevador', value: false },
            ],
          },
        },
      ],
    })
    expect(draft(html)).toMatchObject({
      title: 'Casa en venta en Itzimá',
      description: 'Con alberca',
      offer: 'sale',
      property_type: 'casa',
      price: 3_500_000,
      city: 'Mérida',
      state: 'Yucatán',
      bedrooms: 3,
      bathrooms: 2.5,
      area: 245,
      year_built: 2015,
      features: ['Alberca'],
      images: ['https://portal.mx/fotos/1.jpg', 'https://cdn.mx/2.jpg'],
    })
  })

  it('reads a listing page by Open Graph alone, also beside a damaged block', () => {
    const html = `<script type="application/ld+json">{"@type": "Product", </script>
      <meta content="Departamento en renta, 2 rec&aacute;maras" property="og:title"><meta property='og:description' content='85 m2 en Roma Norte. Renta $22,000'>
      <meta property="og:image" content="//cdn.mx/a.jpg"><meta property="og:image" content="javascript:alert(1)">`
    expect(draft(html)).toEqual({
      title: 'Departamento en renta, 2 recámaras',
      description: '85 m2 en Roma Norte. Renta $22,000',
      offer: 'rent',
      property_type: 'departamento',
      price: 22_000,
      currency: 'MXN',
      bedrooms: 2,
      area: 85,
      images: ['https://cdn.mx/a.jpg'],
    })
  })

  it('reads a listing page by a product and its price in dollars', () => {
    const html = `<title>Terreno | Portal</title>${ld([{ '@type': 'Product', name: 'Terreno en venta', offers: [{ '@type': 'http://schema.org/Offer', price: 95000, priceCurrency: 'USD' }] }])}`
    expect(draft(html)).toMatchObject({
      title: 'Terreno en venta',
      price: 95_000,
      currency: 'USD',
      property_type: 'terreno',
    })
  })

  it.each([
    [
      'a form to sign in',
      '<title>Iniciar sesión</title><form><input type="password"></form>',
      'login',
    ],
    [
      'a title to sign in',
      '<meta property="og:title" content="Log in to Facebook"><title>Log in</title>',
      'login',
    ],
    ['other things', '<title>Portal</title><p>Bienvenido</p>', 'nothing'],
    ['nothing', '', 'nothing'],
    ['unclosed scripts', '<script type="application/ld+json">'.repeat(20_000), 'nothing'],
    ['unclosed metas', '<meta '.repeat(600_000), 'nothing'],
    ['unclosed scripts in one tag', '<script ld+json '.repeat(250_000), 'nothing'],
    ['metas of one name', '<meta name=a content=b>'.repeat(150_000), 'nothing'],
    ['values within values', nested(50_000), 'nothing'],
  ])('LIMP-27 recognises a page that has %s instead of a listing', (_, html, kind) => {
    expect(readListingPage(html, ADDRESS)).toEqual({ kind })
  })
})
