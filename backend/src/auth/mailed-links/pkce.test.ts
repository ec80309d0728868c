import { describe, expect, test } from 'vitest'
import { answersChallenge, readChallenge } from './pkce.ts'

// The example comes from RFC 7636, appendix B.
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

describe('PKCE', () => {
  test('PKCE with s256 compares digests, and with plain compares the texts', () => {
    expect(answersChallenge(VERIFIER, { challenge: CHALLENGE, method: 's256' })).toBe(true)
    expect(answersChallenge(VERIFIER + 'x', { challenge: CHALLENGE, method: 's256' })).toBe(false)
    expect(answersChallenge(VERIFIER, { challenge: VERIFIER, method: 'plain' })).toBe(true)
    expect(answersChallenge(VERIFIER, { challenge: CHALLENGE, method: 'plain' })).toBe(false)
  })

  test('a request may omit the PKCE challenge', () => {
    expect(readChallenge({ code_challenge: '', code_challenge_method: '' })).toBeUndefined()
  })

  test('the PKCE method may be written in capitals', () => {
    expect(readChallenge({ code_challenge: CHALLENGE, code_challenge_method: 'S256' })).toEqual({
      challenge: CHALLENGE,
      method: 's256',
    })
  })

  test.each([
    ['only the method', '', 's256'],
    ['only the challenge', CHALLENGE, ''],
    ['an unknown method', CHALLENGE, 'md5'],
    ['a short challenge', 'abc', 's256'],
    ['a long challenge', 'a'.repeat(129), 's256'],
    ['a strange character', `${CHALLENGE.slice(1)}ñ`, 's256'],
  ])('refuses a PKCE request with %s', (_, challenge, method) => {
    const given = { code_challenge: challenge, code_challenge_method: method }
    expect(() => readChallenge(given)).toThrow(/code challenge|code_challenge/)
  })
})
