import { expect, it } from 'vitest'
import { cleanRow } from './clean-row.ts'

const RULES = { without: ['search'], addresses: ['url'] }

it('EXPORT-08 an exported row leaves out columns that the database fills by itself', () => {
  expect(cleanRow({ id: '1', search: 'ana', name: 'Ana' }, RULES)).toEqual({ id: '1', name: 'Ana' })
})

it.each([
  ['https://ana:clave@sitio.mx/wp', 'https://sitio.mx/wp'],
  ['HTTPS://clave@sitio.mx', 'HTTPS://sitio.mx'],
  ['https://a:b@c@sitio.mx', 'https://sitio.mx'],
  ['https://sitio.mx/a@b', 'https://sitio.mx/a@b'],
  [null, null],
])('EXPORT-08 an exported row contains the address %s as %s', (url, shown) => {
  expect(cleanRow({ url }, RULES)).toEqual({ url: shown })
})
