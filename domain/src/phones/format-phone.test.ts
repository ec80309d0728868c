import { expect, it } from 'vitest'
import { formatPhone, formatPhoneAbroad } from './format-phone.ts'

it.each([
  ['+525512345678', '55 1234 5678', '+52 55 1234 5678'],
  ['5612345678', '56 1234 5678', '+52 56 1234 5678'],
  ['+523312345678', '33 1234 5678', '+52 33 1234 5678'],
  ['+528112345678', '81 1234 5678', '+52 81 1234 5678'],
  ['+529991234567', '999 123 4567', '+52 999 123 4567'],
  ['+5219991234567', '999 123 4567', '+52 999 123 4567'],
  ['+13055551234', '+1 305 555 1234', '+1 305 555 1234'],
  ['+34612345678', '+34612345678', '+34612345678'],
  ['sin número', 'sin número', 'sin número'],
])('PHONE-07 %s is shown as %s, abroad as %s', (phone, text, abroad) => {
  expect(formatPhone(phone)).toBe(text)
  expect(formatPhoneAbroad(phone)).toBe(abroad)
})
