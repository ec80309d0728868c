import type { Session } from '@supabase/auth-js'
import { expect, it } from 'vitest'
import { owesSecondFactor } from './second-factor.ts'

function session(aal: string, ...statuses: string[]): Session {
  // The accents make bytes beyond ASCII, which the decoder of the token must handle.
  const payload = Buffer.from(JSON.stringify({ aal, user_metadata: { name: 'Núñez ÿ' } }))
  return {
    access_token: `e30.${payload.toString('base64url')}.x`,
    user: { factors: statuses.map((status) => ({ status, factor_type: 'totp' })) },
  } as unknown as Session
}

it.each([
  ['nobody is signed in', null, false],
  ['there is no factor', session('aal1'), false],
  ['a factor was begun and never confirmed', session('aal1', 'unverified'), false],
  ['there is a factor and only the password was shown', session('aal1', 'verified'), true],
  ['the factor was shown', session('aal2', 'verified'), false],
  ['the token cannot be read', { ...session('aal2', 'verified'), access_token: 'no' }, true],
])('ACC-53 decides whether the second factor is owed when %s', (_when, known, owes) => {
  expect(owesSecondFactor(known)).toBe(owes)
})
