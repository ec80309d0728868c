import { describe, expect, it } from 'vitest'
import { telUrl, waMeTextUrl, waMeUrl } from './phone-urls.ts'

describe('PHONE-08 links to WhatsApp with 52 and ten digits', () => {
  it.each([
    ['5512345678', 'https://wa.me/525512345678'],
    ['+525512345678', 'https://wa.me/525512345678'],
    ['+52 1 55 1234 5678', 'https://wa.me/525512345678'],
    ['5215512345678', 'https://wa.me/525512345678'],
    ['+1 305 555 1234', 'https://wa.me/13055551234'],
    ['1234', null],
  ])('the number %s opens %s', (phone, url) => {
    expect(waMeUrl(phone)).toBe(url)
  })

  it('a WhatsApp link encodes the text with accents and line breaks', () => {
    expect(waMeUrl('5512345678', 'Hola José, ¿cómo estás?\nA & B')).toBe(
      'https://wa.me/525512345678?text=Hola%20Jos%C3%A9%2C%20%C2%BFc%C3%B3mo%20est%C3%A1s%3F%0AA%20%26%20B',
    )
  })

  it('a WhatsApp link replaces half of a surrogate pair', () => {
    expect(waMeUrl('5512345678', 'a\ud83d')).toBe('https://wa.me/525512345678?text=a%EF%BF%BD')
  })
})

it('PRO-13 PROP-40 a text reaches WhatsApp unchanged, even with half an emoji in the text', () => {
  expect(decodeURIComponent(waMeTextUrl('Casa 50% & más #1 \ud83c\n$ 1'))).toBe(
    'https://wa.me/?text=Casa 50% & más #1 \ufffd\n$ 1',
  )
})

it.each([
  ['55 1234 5678', 'tel:+525512345678'],
  ['+34 612 345 678', 'tel:+34612345678'],
  ['no tiene', null],
])('PHONE-09 the number %s is dialled as %s', (phone, url) => {
  expect(telUrl(phone)).toBe(url)
})
