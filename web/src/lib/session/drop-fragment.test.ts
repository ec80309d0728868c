import { describe, expect, it } from 'vitest'
import { carriesTokens } from './drop-fragment.ts'

describe('ACC-27 the fragment of an address', () => {
  it.each([
    '#access_token=a.b.c&expires_in=3600&refresh_token=r1&token_type=bearer&type=magiclink',
    '#refresh_token=r1',
    '#error=access_denied&error_code=otp_expired&error_description=Email+link&sb=',
    '#message=Confirmation+link+accepted',
  ])('the fragment %s is removed from the address', (fragment) => {
    expect(carriesTokens(fragment)).toBe(true)
  })

  it.each(['', '#', '#precios'])('the fragment %j stays in the address', (fragment) => {
    expect(carriesTokens(fragment)).toBe(false)
  })
})
