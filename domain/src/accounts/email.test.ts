import { describe, expect, it } from 'vitest'
import { isEmail, normaliseEmail } from './email.ts'

describe('an e-mail address', () => {
  it('ACC-01 an e-mail address is stored in lower case and without spaces around it', () => {
    expect(normaliseEmail('  Ana.Robles@Agente.MX \n')).toBe('ana.robles@agente.mx')
  })

  it.each(['a@b.c', ' Ana@Agente.mx ', 'josé@correo.mx', `${'a'.repeat(245)}@corta.mx`])(
    'ACC-02 accepts %j as an e-mail address',
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
  ])('ACC-02 refuses %j as an e-mail address', (typed) => {
    expect(isEmail(typed)).toBe(false)
  })

  it('ACC-02 an e-mail address has 5 to 254 characters', () => {
    expect(isEmail('a@bc')).toBe(false)
    expect(isEmail('a@bcd')).toBe(true)
    expect(isEmail(`${'a'.repeat(248)}@cd.mx`)).toBe(true)
    expect(isEmail(`${'a'.repeat(249)}@cd.mx`)).toBe(false)
  })
})
