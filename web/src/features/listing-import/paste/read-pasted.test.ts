import { expect, it } from 'vitest'
import { pastedAddress } from './read-pasted.ts'

it.each([
  [' https://portal.mx/casa/1?a=b ', 'https://portal.mx/casa/1?a=b'],
  ['www.portal.mx/casa/1', 'https://www.portal.mx/casa/1'],
  ['portal.mx', 'https://portal.mx/'],
  ['Casa en venta https://portal.mx/1', null],
  ['ftp://portal.mx/1', null],
  ['Casa', null],
  ['', null],
])('LIMP-09 finds in the pasted text %j the address %j', (text, address) => {
  expect(pastedAddress(text)).toBe(address)
})
