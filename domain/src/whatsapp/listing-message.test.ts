import { expect, it } from 'vitest'
import { property } from '../properties/testing/property.ts'
import { listingMessage } from './listing-message.ts'

const HOUSE = property({
  title: 'Casa en Mérida',
  price: 3_500_000,
  location: 'Temozón Norte, Mérida',
  bedrooms: 3,
  bathrooms: 2,
  area: 180,
  link: 'https://sitio.mx/casa?a=1&b=2',
})

it('PROP-40 the message shares title, price, facts, place and link of a listing', () => {
  expect(listingMessage(HOUSE)).toBe(
    'Casa en Mérida\n$3,500,000\n3 rec. · 2 baños · 180 m²\nTemozón Norte, Mérida\nhttps://sitio.mx/casa?a=1&b=2',
  )
})

it('PROP-40 the message leaves out facts that the site does not state', () => {
  const bare = {
    ...HOUSE,
    location: '',
    link: null,
    price: null,
    bedrooms: null,
    bathrooms: null,
    area: null,
  }
  expect(listingMessage(bare)).toBe('Casa en Mérida\nPrecio a consultar')
})
