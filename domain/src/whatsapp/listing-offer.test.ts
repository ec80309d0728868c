import { expect, it } from 'vitest'
import { property } from '../properties/testing/property.ts'
import { listingOffer } from './listing-offer.ts'

const HOUSE = property({
  title: 'Casa en Mérida',
  price: 2_500_000,
  location: 'Calle 5, Mérida',
  link: 'https://sitio.mx/casa',
})

it('PROP-46 the message offers each listing with its price and its address', () => {
  expect(
    listingOffer('Ana', [HOUSE, { ...HOUSE, title: 'Terreno', price: null, link: null }]),
  ).toBe(
    [
      'Hola Ana, encontré estas propiedades que pueden interesarte:',
      '• Casa en Mérida\n$2,500,000\nhttps://sitio.mx/casa',
      '• Terreno\nPrecio a consultar',
      '¿Te gustaría visitar alguna?',
    ].join('\n\n'),
  )
})

it('PROP-46 the message uses the singular for a single listing', () => {
  expect(listingOffer('Ana', [HOUSE])).toContain('una propiedad que puede interesarte')
})
