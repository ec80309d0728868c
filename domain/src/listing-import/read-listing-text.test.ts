import { describe, expect, it } from 'vitest'
import { listingRequest, readListingReply } from './ask-for-listing.ts'
import { listingDraft } from './listing-draft.ts'
import { readListingText } from './read-listing-text.ts'

const read = (text: string) => listingDraft(readListingText(text), 2026)

describe('LIMP-10 a pasted description', () => {
  it('reads a house from a description as agents send it by WhatsApp', () => {
    const text = `🏡 *CASA EN VENTA EN ITZIMNÁ* 🏡
📍 Itzimná, Mérida, Yucatán

✅ 3 recámaras
✅ 2 baños y medio
✅ 245 m² de construcción
✅ Terreno: 300 m2
✅ Cochera para 2 autos
✅ Alberca y jardín
Antigüedad: 5 años
💰 Precio: $3,500,000 MXN
Mantenimiento: $1,500`
    expect(read(text)).toMatchObject({
      title: 'CASA EN VENTA EN ITZIMNÁ',
      offer: 'sale',
      property_type: 'casa',
      price: 3_500_000,
      currency: 'MXN',
      colonia: 'Itzimná',
      city: 'Mérida',
      state: 'Yucatán',
      bedrooms: 3,
      bathrooms: 2.5,
      area: 245,
      land_area: 300,
      parking: 2,
      year_built: 2021,
      maintenance_fee: 1500,
      features: ['Alberca', 'Jardín'],
    })
  })

  it('reads an apartment for rent from one paragraph', () => {
    const text =
      'Rento departamento amueblado en colonia Roma Norte, dos recámaras, 1 baño, 85 m2, 1 cajón de estacionamiento. Renta $22,000 mensuales'
    expect(read(text)).toMatchObject({
      offer: 'rent',
      property_type: 'departamento',
      price: 22_000,
      colonia: 'Roma Norte',
      bedrooms: 2,
      bathrooms: 1,
      area: 85,
      parking: 1,
    })
  })

  it('reads a listing for sale and rent, and land in dollars, from a description', () => {
    expect(read('Oficina en el centro\nVenta: $2.5 mdp\nRenta: $18,000 al mes')).toMatchObject({
      offer: 'both',
      property_type: 'oficina',
      price: 2_500_000,
      second_price: 18_000,
    })
    expect(read('Terreno en venta en Tulum\nSuperficie total 1,200 m2\nUSD 95,000')).toMatchObject({
      property_type: 'terreno',
      land_area: 1200,
      price: 95_000,
      currency: 'USD',
    })
  })

  it.each<[string, object]>([
    ['Casa en venta\nMN 6,850,000', { price: 6_850_000, currency: 'MXN' }],
    ['Casa en venta M.N. 6,850,000', { price: 6_850_000, currency: 'MXN' }],
    ['Renta: $25,000 + mantenimiento', { offer: 'rent', price: 25_000 }],
    ['Renta $25,000 más mantenimiento de $1,500', { price: 25_000, maintenance_fee: 1500 }],
    ['$25,000 (incluye mantenimiento)', { price: 25_000 }],
    ['Precio $4,000,000\n$1,500 de mantenimiento', { price: 4_000_000, maintenance_fee: 1500 }],
    ['Cuota de mantenimiento: $1,500', { maintenance_fee: 1500 }],
    ['Vendo terreno', { offer: 'sale', property_type: 'terreno' }],
    ['Rentamos oficina', { offer: 'rent', property_type: 'oficina' }],
  ])('reads the description %j', (text, found) => {
    const draft = read(text)
    expect({ ...draft, maintenance_fee: draft.maintenance_fee }).toMatchObject({
      maintenance_fee: undefined,
      ...found,
    })
  })

  it.each<[string, object]>([
    ['Casa en venta en Altabrisa, Mérida, Yucatán', { colonia: 'Altabrisa', city: 'Mérida' }],
    [
      'Departamento\nUbicado en Altabrisa, Merida, Yucatan.',
      { colonia: 'Altabrisa', city: 'Merida' },
    ],
    ['Altabrisa, Mérida, Yucatán, a dos cuadras', { colonia: 'Altabrisa', city: 'Mérida' }],
    ['Hermosa casa en Mérida, Yucatán', { city: 'Mérida' }],
    ['CASA EN VENTA, MÉRIDA, YUCATÁN', { city: 'MÉRIDA' }],
  ])('reads the place in the description %j', (text, place) => {
    const { colonia, city, state } = read(text)
    expect({ colonia, city, state }).toEqual({ colonia: undefined, ...place, state: 'Yucatán' })
  })

  it('reading a description leaves out fields that it does not name', () => {
    expect(read('Hola, ¿cómo estás?')).toEqual({
      title: 'Hola, ¿cómo estás?',
      description: 'Hola, ¿cómo estás?',
    })
    expect(read('')).toEqual({})
  })
})

it('LIMP-11 asks the AI for a JSON object and reads the answer', () => {
  expect(JSON.stringify(listingRequest('Casa', 'm'))).toContain('No inventes')
  const reply =
    'Claro:\n```json\n{"title":"Casa","price":3500000,"features":["Alberca","Jardín"],"evil":"x","city":""}\n```'
  expect(readListingReply(reply)).toEqual({
    title: 'Casa',
    price: '3500000',
    features: 'Alberca, Jardín',
  })
  for (const nothing of ['No puedo', '{', '{"evil":1}', '[]'])
    expect(readListingReply(nothing)).toBeNull()
})
