import { expect, it } from 'vitest'
import { sha256 } from './sha256.ts'

const LENGTHS = [0, 1, 43, 55, 56, 57, 63, 64, 65, 119, 120, 121, 1000]

it.each(LENGTHS)('the hash of %i characters equals that of the system', async (length) => {
  const text = 'ñ8_-á'.repeat(length).slice(0, length)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
  expect(sha256(text)).toBe(hex.join(''))
})
