import { describe, expect, it } from 'vitest'
import { isEmail, normaliseEmail } from './email.ts'

describe('platform section 5, email', () => {
  it('is lowercased and trimmed', () => {
    expect(normaliseEmail('  Ana.Robles@Agente.MX \n')).toBe('ana.robles@agente.mx')
  })

  it.each(['a@b.c', ' Ana@Agente.mx ', 'josé@correo.mx', `${'a'.repeat(245)}@corta.mx`])(
    'accepts %j',
    (typed) => {
      expect(isEmail(typed)).toBe(true)
    },
  )

  it.each([
    '',
    '   ',
    'sin-arroba',
    'ana@',
    '@agente.mx',
    'ana@@agente.mx',
    'ana robles@agente.mx',
  ])('refuses %j', (typed) => {
    expect(isEmail(typed)).toBe(false)
  })

  it('has 5 to 254 characters', () => {
    expect(isEmail('a@bc')).toBe(false)
    expect(isEmail('a@bcd')).toBe(true)
    expect(isEmail(`${'a'.repeat(248)}@cd.mx`)).toBe(true)
    expect(isEmail(`${'a'.repeat(249)}@cd.mx`)).toBe(false)
  })
})
