import { expect, test } from 'vitest'
import { hashCodeWith } from './hash-code.ts'

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64url')

test('ACC-90 the stored form of a code follows from the key, the address and the code', () => {
  const hash = hashCodeWith(keyOf(1))
  const stored = hash('ana@example.com', '123456')
  expect(stored).toMatch(/^hmac:[\da-f]{64}$/)
  expect(hash('ana@example.com', '123456')).toBe(stored)
  for (const other of [
    hash('ana@example.com', '123457'),
    hash('eva@example.com', '123456'),
    hashCodeWith(keyOf(2))('ana@example.com', '123456'),
  ])
    expect(other).not.toBe(stored)
})
