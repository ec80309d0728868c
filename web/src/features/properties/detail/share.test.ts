import type { Property } from '@predio/domain/properties'
import { expect, it } from 'vitest'
import { mapUrl, shareText, shareUrl } from './share.ts'

const HOUSE = {
  title: 'Casa en Mérida',
  price: 3_500_000,
  currency: 'MXN',
  operation: 'sale',
  location: 'Temozón Norte, Mérida',
  link: 'https://sitio.mx/casa?a=1&b=2',
  coordinates: null,
} as Property

it('PROP-40 shares title, price, place and link', () => {
  expect(shareText(HOUSE)).toBe(
    'Casa en Mérida\n$3,500,000\nTemozón Norte, Mérida\nhttps://sitio.mx/casa?a=1&b=2',
  )
})

it('PROP-40 leaves out what the site does not say', () => {
  const bare = { ...HOUSE, location: '', link: null, price: null }
  expect(shareText(bare)).toBe('Casa en Mérida\nPrecio a consultar')
})

it('reaches WhatsApp unchanged', () => {
  const url = new URL(shareUrl({ ...HOUSE, title: 'Casa 50% & más #1 \uD83C' }))
  expect(url.origin + url.pathname).toBe('https://wa.me/')
  expect(url.searchParams.get('text')).toMatch(/^Casa 50% & más #1 \uFFFD\n/)
})

it('links to the map by coordinates before words', () => {
  const at = { lat: 21.03, lng: -89.6 }
  expect(mapUrl({ ...HOUSE, coordinates: at })).toMatch(/query=21\.03%2C-89\.6$/)
  expect(mapUrl(HOUSE)).toMatch(/query=Temoz%C3%B3n%20Norte%2C%20M%C3%A9rida$/)
  expect(mapUrl({ ...HOUSE, location: '' })).toBeNull()
})
