import { expect, it } from 'vitest'
import { findListing, type NamedListing } from './find-listing.ts'

const listing = (id: number, values: Partial<NamedListing>): NamedListing => ({
  id: `8d0a3f0e-0000-4000-8000-00000000000${id}`,
  title: `Casa ${id}`,
  wordpress_id: null,
  own_number: null,
  url: null,
  ...values,
})

const LISTINGS = [
  listing(1, {
    title: 'Casa en Itzimná',
    wordpress_id: 412,
    url: 'https://www.sitio.example/casa-en-itzimna/',
  }),
  listing(2, { title: 'Penthouse con vista', own_number: 12 }),
  listing(3, { title: 'Casa en el Norte', wordpress_id: 12, url: 'https://sitio.example/?p=12' }),
  listing(4, {
    title: 'Departamento Centro',
    wordpress_id: 13,
    url: 'https://sitio.example/?p=13',
  }),
  listing(5, { title: 'Terreno', own_number: 5 }),
  listing(6, { title: 'Terreno', own_number: 6 }),
]

it.each<[string, number | undefined]>([
  ['412', 1],
  ['#412', 1],
  [LISTINGS[0]!.id.toUpperCase(), 1],
  ['12', 3],
  ['-12', 2],
  ['99', undefined],
  ['https://sitio.example/casa-en-itzimna?utm_source=facebook#fotos', 1],
  ['Vi esta casa: HTTPS://www.sitio.example/casa-en-itzimna/', 1],
  ['https://otro.example/casa-en-itzimna/', undefined],
  ['https://sitio.example/?p=13', 4],
  ['https://sitio.example/', undefined],
  ['casa en itzimna', 1],
  ['«Casa en Itzimná»', 1],
  ['Casa en Itzimná – Casas del Sur', 1],
  ['Casa en', undefined],
  ['Casa en Itzimná y otra', undefined],
  ['Terreno', undefined],
  ['', undefined],
])('PROS-17 the text %s names listing %s', (text, id) => {
  expect(findListing([text], LISTINGS)?.id.at(-1)).toBe(id?.toString())
})

it('PROS-17 the first text that names a listing decides', () => {
  expect(findListing(['nada', '412', 'Penthouse con vista'], LISTINGS)?.title).toBe(
    'Casa en Itzimná',
  )
})
