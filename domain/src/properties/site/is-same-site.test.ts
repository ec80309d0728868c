import { expect, it } from 'vitest'
import { isSameSite } from './is-same-site.ts'

it.each([
  ['https://casas.mx', 'https://www.casas.mx/blog', true],
  ['http://casas.mx', 'https://casas.mx', true],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/demo', true],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8081', false],
  ['https://casas.mx', 'https://casas.mx.ladron.mx', false],
  ['https://casas.mx', 'https://blog.casas.mx', false],
  ['', 'https://casas.mx', false],
  ['', '', false],
])('SITE-06 the addresses %s and %s belong to the same site: %s', (one, other, isOne) => {
  expect(isSameSite(one, other)).toBe(isOne)
})
