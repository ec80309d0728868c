import { expect, it } from 'vitest'
import { createBrowserKeys, decryptPush } from '../../../../test-support/push/decrypt.ts'

/** The values come from RFC 8291, appendix A. */
const SECRET = 'BTBZMqHH6r4Tts7J_aSIgg'
const PRIVATE_KEY = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'
const MESSAGE =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'

it('PUSH-03 decrypts the example of the standard', () => {
  const keys = createBrowserKeys(Buffer.from(SECRET, 'base64url'), PRIVATE_KEY)
  expect(decryptPush(Buffer.from(MESSAGE, 'base64url'), keys)).toBe(
    'When I grow up, I want to be a watermelon',
  )
})

it('PUSH-03 decrypting the standard’s example with another secret fails', () => {
  const keys = createBrowserKeys(Buffer.alloc(16), PRIVATE_KEY)
  expect(() => decryptPush(Buffer.from(MESSAGE, 'base64url'), keys)).toThrow(
    'unable to authenticate data',
  )
})
