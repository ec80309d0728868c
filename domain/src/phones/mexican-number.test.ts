import { expect, it } from 'vitest'
import { mexicanNumber, phoneKey } from './mexican-number.ts'

it.each([
  ['+521 55 1234 5678', '525512345678', '5512345678'],
  ['(55) 1234 5678', '525512345678', '5512345678'],
  ['+1 305 555 1234', '13055551234', null],
  ['12345', null, null],
  ['', null, null],
])('PHONE-10 the number %s is compared as %s', (phone, key, national) => {
  expect(phoneKey(phone)).toBe(key)
  expect(mexicanNumber(phone)).toBe(national)
})

it('PHONE-10 an empty telephone number has no key', () => {
  expect(phoneKey(null)).toBeNull()
})
