import type { Property } from '@predio/domain/properties'
import { expect, it } from 'vitest'
import { shareText, shareUrl } from './share.ts'

const HOUSE = {
  title: 'Casa en Mérida',
  price: 3_500_000,
  currency: 'MXN',
  operation: 'sale',
  location: 'Temozón Norte, Mérida',
  link: 'https://sitio.mx/casa?a=1&b=2',
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
