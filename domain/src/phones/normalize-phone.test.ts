import { describe, expect, it } from 'vitest'
import { isValidPhone, normalizePhone } from './normalize-phone.ts'

describe('PHONE-01 ten digits are a Mexican number', () => {
  it.each([
    ['5512345678', '+525512345678'],
    ['55 1234 5678', '+525512345678'],
    ['(999) 123-4567', '+529991234567'],
    ['999.123.4567', '+529991234567'],
    ['  33-1234-5678  ', '+523312345678'],
    ['\u202a55 1234 5678\u202c', '+525512345678'],
    ['55\u00a01234\u20115678', '+525512345678'],
    ['55 1234 5678 ext. 12', '+525512345678'],
    ['tel:5512345678', '+525512345678'],
    ['5255123456', '+525255123456'],
  ])('normalises %s to the Mexican number %s', (typed, phone) => {
    expect(normalizePhone(typed)).toBe(phone)
    expect(isValidPhone(phone)).toBe(true)
  })
})

describe('PHONE-02 the country code is recognised', () => {
  it.each([
    ['+52 55 1234 5678', '+525512345678'],
    ['+52 (55) 1234-5678', '+525512345678'],
    ['52 55 1234 5678', '+525512345678'],
    ['0052 55 1234 5678', '+525512345678'],
    ['011 52 55 1234 5678', '+525512345678'],
  ])('recognises the country code of %s: %s', (typed, phone) => {
    expect(normalizePhone(typed)).toBe(phone)
  })
})

describe('PHONE-03 the old mobile 1 after 52 is removed', () => {
  it.each([
    ['5215512345678', '+525512345678'],
    ['+521 55 1234 5678', '+525512345678'],
    ['+52 1 999 123 4567', '+529991234567'],
    ['0052 1 55 1234 5678', '+525512345678'],
    ['011 52 1 55 1234 5678', '+525512345678'],
  ])('removes the old mobile 1 after 52 from %s: %s', (typed, phone) => {
    expect(normalizePhone(typed)).toBe(phone)
  })
})

describe('PHONE-04 the old dialling prefixes are removed', () => {
  it.each([
    ['01 999 123 4567', '+529991234567'],
    ['044 55 1234 5678', '+525512345678'],
    ['045 999 123 4567', '+529991234567'],
    ['(01 55) 1234 5678', '+525512345678'],
    ['+52 01 55 1234 5678', '+525512345678'],
    ['+52 044 55 1234 5678', '+525512345678'],
  ])('removes the old dialling prefix from %s: %s', (typed, phone) => {
    expect(normalizePhone(typed)).toBe(phone)
  })
})

describe('PHONE-05 foreign numbers keep their country', () => {
  it.each([
    ['+1 (305) 555-1234', '+13055551234'],
    ['+34 612 345 678', '+34612345678'],
    ['0034 612 345 678', '+34612345678'],
    ['+44 7911 123456', '+447911123456'],
    ['1 305 555 1234', '13055551234'],
    ['+521', '+521'],
  ])('the foreign number %s keeps its country: %s', (typed, phone) => {
    expect(normalizePhone(typed)).toBe(phone)
  })
})

describe('PHONE-06 a valid number has an optional + and 10 to 15 digits', () => {
  it.each([
    ['+525512345678', true],
    ['5512345678', true],
    ['123456789012345', true],
    ['+123456789012345', true],
    ['1234567890123456', false],
    ['551234567', false],
    ['++525512345678', false],
    ['55 1234 5678', false],
    ['', false],
  ])('the normalised number %s is valid: %s', (phone, valid) => {
    expect(isValidPhone(phone)).toBe(valid)
  })

  it.each(['no tiene', '1234567', '55-1234', 'a5512345678', '5512345678 / 5587654321'])(
    'the number %s stays invalid after normalising',
    (typed) => {
      expect(isValidPhone(normalizePhone(typed))).toBe(false)
    },
  )
})
