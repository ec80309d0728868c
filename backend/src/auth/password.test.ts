import { describe, expect, test } from 'vitest'
import { checkPassword, hashPassword, matchesPassword } from './password.ts'

describe('passwords', () => {
  test('are stored as Go writes bcrypt with cost 10', async () => {
    expect(await hashPassword('secreto')).toMatch(/^\$2a\$10\$[./A-Za-z0-9]{53}$/)
  })

  test('a hash that GoTrue wrote is understood', async () => {
    // htpasswd -nbBC 10 x 'secreto' writes $2y$, Go $2a$, others $2b$: the same function.
    const hash = await hashPassword('secreto')
    for (const version of ['$2a$', '$2b$', '$2y$']) {
      expect(await matchesPassword('secreto', hash.replace('$2a$', version))).toBe(true)
      expect(await matchesPassword('secreta', hash.replace('$2a$', version))).toBe(false)
    }
  })

  test('nobody matches a user without a password', async () => {
    for (const stored of [undefined, null, '', 'plain']) {
      expect(await matchesPassword('', stored)).toBe(false)
      expect(await matchesPassword('plain', stored)).toBe(false)
    }
  })

  test('one that bcrypt would cut matches nothing', async () => {
    const hash = await hashPassword('a'.repeat(72))
    expect(await matchesPassword('a'.repeat(72), hash)).toBe(true)
    expect(await matchesPassword('a'.repeat(73), hash)).toBe(false)
  })

  test('ACC-03 six characters to 72 bytes are accepted', () => {
    expect(() => checkPassword('ñañaña')).not.toThrow()
    expect(() => checkPassword('a'.repeat(72))).not.toThrow()
    expect(() => checkPassword('ñañañ')).toThrow('at least 6 characters')
    expect(() => checkPassword('ñ'.repeat(37))).toThrow('longer than 72')
  })
})
