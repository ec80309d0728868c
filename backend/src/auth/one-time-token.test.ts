import { expect, test } from 'vitest'
import { createCode, createLinkToken, isExpired } from './one-time-token.ts'

test('ACC-30 codes have six digits, and link tokens have 56 hexadecimal digits', () => {
  for (let i = 0; i < 200; i++) expect(createCode()).toMatch(/^\d{6}$/)
  expect(createLinkToken()).toMatch(/^[0-9a-f]{56}$/)
})

test('ACC-30 a token expires after one hour', () => {
  const now = Date.parse('2026-11-15T12:00:00Z')
  expect(isExpired('2026-11-15T11:00:01+00:00', now)).toBe(false)
  expect(isExpired('2026-11-15T10:59:59+00:00', now)).toBe(true)
  expect(isExpired(null, now)).toBe(true)
})
