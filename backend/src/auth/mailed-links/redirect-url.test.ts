import { describe, expect, test } from 'vitest'
import { linkExpired } from '../errors.ts'
import {
  allowedRedirect,
  verificationLink,
  withCode,
  withError,
  withSession,
} from './redirect-url.ts'

const PUBLIC = new URL('https://predio.example')
const LOCAL = new URL('http://localhost:3000')

describe('allowedRedirect', () => {
  test.each([
    [
      'our own origin',
      'https://predio.example/restablecer?x=1',
      PUBLIC,
      'https://predio.example/restablecer?x=1',
    ],
    ['nothing', undefined, PUBLIC, 'https://predio.example/'],
    ['a path only', '/restablecer', PUBLIC, 'https://predio.example/'],
    ['another host', 'https://malo.example/', PUBLIC, 'https://predio.example/'],
    [
      'a host that begins like ours',
      'https://predio.example.malo.example/',
      PUBLIC,
      'https://predio.example/',
    ],
    [
      'our name as user information',
      'https://predio.example@malo.example/',
      PUBLIC,
      'https://predio.example/',
    ],
    [
      'user information before our host',
      'https://x:y@predio.example/',
      PUBLIC,
      'https://predio.example/',
    ],
    ['another scheme', 'http://predio.example/', PUBLIC, 'https://predio.example/'],
    ['another port', 'https://predio.example:8443/', PUBLIC, 'https://predio.example/'],
    ['a script', 'javascript:alert(1)', PUBLIC, 'https://predio.example/'],
    [
      'a loopback address from a public server',
      'http://localhost:5173/',
      PUBLIC,
      'https://predio.example/',
    ],
    ['any port of the own machine', 'http://localhost:5173/a', LOCAL, 'http://localhost:5173/a'],
    ['the own machine by number', 'http://127.0.0.1:5173/a', LOCAL, 'http://127.0.0.1:5173/a'],
    [
      'another host from the own machine',
      'http://192.168.1.9:3000/',
      LOCAL,
      'http://localhost:3000/',
    ],
  ])('checks the redirect to %s', (_, requested, publicUrl, expected) => {
    expect(allowedRedirect(requested, publicUrl)).toBe(expected)
  })
})

describe('what a link leads to', () => {
  test('the link in the mail carries token, type and destination', () => {
    const link = verificationLink(
      PUBLIC,
      { linkToken: 'abc', kind: 'recovery' },
      'https://predio.example/x?y=1',
    )
    expect(link).toBe(
      'https://predio.example/auth/v1/verify?token=abc&type=recovery&redirect_to=https%3A%2F%2Fpredio.example%2Fx%3Fy%3D1',
    )
  })

  test('a session goes into the fragment of the redirect, in GoTrue’s order', () => {
    const session = {
      access_token: 'a.b.c',
      token_type: 'bearer' as const,
      expires_in: 3600,
      expires_at: 1794711600,
      refresh_token: 'abcdefghijkl',
      user: {},
    }
    expect(withSession('https://predio.example/x', session, 'recovery')).toBe(
      'https://predio.example/x#access_token=a.b.c&expires_at=1794711600&expires_in=3600&refresh_token=abcdefghijkl&sb=&token_type=bearer&type=recovery',
    )
  })

  test('a PKCE code is added to the query of the redirect and keeps the parameters of the address', () => {
    expect(withCode('https://predio.example/x?a=1', 'c0de')).toBe(
      'https://predio.example/x?a=1&code=c0de',
    )
  })

  test('an error goes into the fragment of the redirect, and for PKCE into the query too', () => {
    const fields =
      'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired'
    expect(withError('https://predio.example/x', linkExpired(), false)).toBe(
      `https://predio.example/x#${fields}&sb=`,
    )
    expect(withError('https://predio.example/x', linkExpired(), true)).toBe(
      `https://predio.example/x?${fields}#${fields}&sb=`,
    )
  })
})
