import { describe, expect, it } from 'vitest'
import { readMailLink } from './mail-link.ts'

describe('the fragment of a mailed link', () => {
  it.each([
    ['recovery', true],
    ['invite', true],
    ['magiclink', false],
    ['email_change', false],
  ])('of type %s opens a session that owes a password: %s', (type, owesPassword) => {
    const fragment = `#access_token=a.b.c&expires_in=3600&refresh_token=r1&sb=&token_type=bearer&type=${type}`
    expect(readMailLink(fragment)).toEqual({
      kind: 'session',
      accessToken: 'a.b.c',
      refreshToken: 'r1',
      owesPassword,
    })
  })

  it('says when the server refused it', () => {
    const fragment =
      '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb='
    expect(readMailLink(fragment)).toEqual({ kind: 'refused' })
  })

  it.each(['', '#', '#precios', '#access_token=a.b.c', '#refresh_token=r1'])(
    'is none in %j',
    (fragment) => {
      expect(readMailLink(fragment)).toBeUndefined()
    },
  )
})
