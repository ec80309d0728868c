import { describe, expect, it } from 'vitest'
import { isEmail, normaliseEmail } from './email.ts'

describe('an e-mail address', () => {
  it('ACC-01 is stored in lower case and without spaces around the address', () => {
    expect(normaliseEmail('  Ana.Robles@Agente.MX \n')).toBe('ana.robles@agente.mx')
  })

  it.each(['a@b.c', ' Ana@Agente.mx ', 'josé@correo.mx', `${'a'.repeat(245)}@corta.mx`])(
    'ACC-02 accepts %j',
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
  ])('ACC-02 refuses %j', (typed) => {
    expect(isEmail(typed)).toBe(false)
  })

  it('ACC-02 has 5 to 254 characters', () => {
    expect(isEmail('a@bc')).toBe(false)
    expect(isEmail('a@bcd')).toBe(true)
    expect(isEmail(`${'a'.repeat(248)}@cd.mx`)).toBe(true)
    expect(isEmail(`${'a'.repeat(249)}@cd.mx`)).toBe(false)
  })
})
