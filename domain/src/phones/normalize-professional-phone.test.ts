import { expect, it } from 'vitest'
import { normalizeProfessionalPhone } from './normalize-professional-phone.ts'

it.each([
  ['55 1234 5678', '+525512345678'],
  ['+52 55 1234 5678', '+525512345678'],
  ['(999) 123-4567', '+529991234567'],
  ['5215512345678', '+5215512345678'],
  ['551234567', '+52551234567'],
  ['55123456', null],
  ['044 55 1234 5678', null],
  ['5555 1234 5678', '+52555512345678'],
  ['55512345678901', null],
  ['', null],
  ['sin teléfono', null],
])('PRO-PHONE-01 (section 5, Professionals) %s is %s', (typed, phone) => {
  expect(normalizeProfessionalPhone(typed)).toBe(phone)
})
