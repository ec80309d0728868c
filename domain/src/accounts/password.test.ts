import { describe, expect, it } from 'vitest'
import { normalisePassword, passwordFault } from './password.ts'

describe('ACC-03 a password has 6 characters to 72 bytes', () => {
  it.each([
    ['', 'too-short'],
    ['12345', 'too-short'],
    ['  12345  ', 'too-short'],
    ['123456', undefined],
    [' 123456 ', undefined],
    ['a'.repeat(72), undefined],
    [` ${'a'.repeat(72)} `, undefined],
    ['a'.repeat(73), 'too-long'],
  ])('the password %j is checked: %s', (typed, fault) => {
    expect(passwordFault(typed)).toBe(fault)
  })

  it('the length of a password counts characters for the minimum and bytes for the maximum', () => {
    expect(passwordFault('🏠🏠🏠🏠🏠')).toBe('too-short')
    expect(passwordFault('🏠🏠🏠🏠🏠🏠')).toBeUndefined()
    expect(passwordFault('ñ'.repeat(36))).toBeUndefined()
    expect(passwordFault('ñ'.repeat(37))).toBe('too-long')
    expect(passwordFault('€'.repeat(25))).toBe('too-long')
    expect(passwordFault('🏠'.repeat(18))).toBeUndefined()
    expect(passwordFault('🏠'.repeat(19))).toBe('too-long')
  })

  it('ignores spaces around the password, as the sign-in form does', () => {
    expect(normalisePassword('\t Casa en la playa ')).toBe('Casa en la playa')
  })
})
