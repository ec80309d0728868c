import { expect, it } from 'vitest'
import { lacksDigit, normalizeProfessionalPhone } from './normalize-professional-phone.ts'

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
])('PRO-07 a professional’s number without a country gets +52: %s is %s', (typed, phone) => {
  expect(normalizeProfessionalPhone(typed)).toBe(phone)
})

it.each([
  ['+1 305 555 1234', '+13055551234'],
  ['+1 (305) 555-1234', '+13055551234'],
  ['001 305 555 1234', '+13055551234'],
  ['+34 612 345 678', '+34612345678'],
  ['+506 8888 7777', '+50688887777'],
  ['+45 12 34 56 78', '+4512345678'],
  ['+1 305 555', null],
  ['+1234567890123456', null],
  ['+52 1 55 1234 5678', '+5215512345678'],
  ['305 555 1234', '+523055551234'],
  ['1 305 555 1234', '+5213055551234'],
])('PRO-08 a professional’s number of another country keeps its code: %s is %s', (typed, phone) => {
  expect(normalizeProfessionalPhone(typed)).toBe(phone)
})

it.each([
  ['551 234 567', true],
  ['+52 551 234 567', true],
  ['55 1234 5678', false],
  ['+34 612 345 67', false],
  ['5215512345678', false],
])('PRO-09 the professional’s number %s has only nine digits: %s', (typed, lacks) => {
  expect(lacksDigit(normalizeProfessionalPhone(typed) ?? '')).toBe(lacks)
})
