import { describe, expect, test } from 'vitest'
import { QUICK_PASSWORD_COST } from '../../../../test-support/quick-passwords.ts'
import { checkPassword, passwordsAt } from './password.ts'

const passwords = passwordsAt(QUICK_PASSWORD_COST)

describe('passwords', () => {
  test('passwords are stored as Go writes bcrypt, at the configured cost', async () => {
    expect(await passwordsAt(10).hash('secreto')).toMatch(/^\$2a\$10\$[./A-Za-z0-9]{53}$/)
    expect(await passwordsAt(4).hash('secreto')).toMatch(/^\$2a\$04\$[./A-Za-z0-9]{53}$/)
  })

  test('passwords match whatever their cost was when they were stored', async () => {
    const stored = await passwordsAt(5).hash('secreto')
    expect(await passwords.matches('secreto', stored)).toBe(true)
    expect(await passwords.matches('secreta', stored)).toBe(false)
  })

  test('accepts a hash that GoTrue wrote', async () => {
    // htpasswd -nbBC 10 x 'secreto' writes $2y$, Go writes $2a$ and others $2b$; all three prefixes name the same function.
    const hash = await passwords.hash('secreto')
    for (const version of ['$2a$', '$2b$', '$2y$']) {
      expect(await passwords.matches('secreto', hash.replace('$2a$', version))).toBe(true)
      expect(await passwords.matches('secreta', hash.replace('$2a$', version))).toBe(false)
    }
  })

  test('no password matches a user without a password', async () => {
    for (const stored of [undefined, null, '', 'plain']) {
      expect(await passwords.matches('', stored)).toBe(false)
      expect(await passwords.matches('plain', stored)).toBe(false)
    }
  })

  test('a password longer than bcrypt reads matches nothing', async () => {
    const hash = await passwords.hash('a'.repeat(72))
    expect(await passwords.matches('a'.repeat(72), hash)).toBe(true)
    expect(await passwords.matches('a'.repeat(73), hash)).toBe(false)
  })

  test('ACC-03, ACC-67 and ACC-95 accepts passwords of six characters to 72 bytes, unless the password is easy to guess', () => {
    for (const common of [
      '123456',
      'Password1',
      'contraseña',
      'qwerty123',
      '20011225',
      'MEXICO2026',
    ]) {
      expect(() => checkPassword(common), common).toThrow('easy to guess')
    }
    expect(() => checkPassword('Ana.Ruiz@agente.mx', 'ana.ruiz@agente.mx')).toThrow('easy to guess')
    expect(() => checkPassword('ana.ruiz', null, 'ana.ruiz@agente.mx')).toThrow('easy to guess')
    expect(() => checkPassword('ana.ruiz-2', 'ana.ruiz@agente.mx')).not.toThrow()
    expect(() => checkPassword('ñañaña')).not.toThrow()
    expect(() => checkPassword('a'.repeat(72))).not.toThrow()
    expect(() => checkPassword('ñañañ')).toThrow('at least 6 characters')
    expect(() => checkPassword('ñ'.repeat(37))).toThrow('longer than 72')
  })
})
