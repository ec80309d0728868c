import { expect, it } from 'vitest'
import { readCards } from './read-card.ts'

const CARD = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'N:Pech;Ana;;;',
  'TEL;TYPE=HOME:999 765 4321',
  'TEL;TYPE=pref:999 123 4567',
  'EMAIL:ana@example.com',
  'NOTE:Busca en Cholul',
  'END:VCARD',
]

it.each([
  [
    'a contact with two numbers, the preferred first',
    CARD.join('\r\n'),
    [
      {
        name: 'Ana Pech',
        phone: '999 123 4567',
        email: 'ana@example.com',
        message: 'Busca en Cholul',
      },
    ],
  ],
  [
    'a contact with a company alone',
    'BEGIN:VCARD\nORG:Casas del Mayab\nEND:VCARD',
    [{ name: 'Casas del Mayab' }],
  ],
  ['a file without a contact', 'hola', []],
])('PROS-53 reads the vCard of %s', (_, text, cards) => {
  expect(readCards(text)).toEqual(cards)
})
