import { expect, it } from 'vitest'
import { createSigningKey } from './keyring.ts'
import { dropRetired, hasPrepared, prepareKey, rotateKeys } from './rotate-signing-keys.ts'
import { readSigningKeys } from '../settings/signing-keys.ts'

const NOW = new Date('2026-11-16T12:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const kids = (stored: string) => readSigningKeys(stored).map(({ kid }) => kid)

it('OPS-30 after a rotation the new key signs, and only the verifying part of the former key is kept', async () => {
  const [first, second] = [await createSigningKey(), await createSigningKey()]
  const rotated = rotateKeys(JSON.stringify(first), second, NOW)
  expect(kids(rotated)).toEqual([second.kid, first.kid])
  expect(rotated).not.toContain(first.d)
})

it('OPS-30 a prepared key verifies first and signs after the next rotation', async () => {
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => createSigningKey()))
  const prepared = prepareKey(JSON.stringify([first]), second!)
  expect([kids(prepared), hasPrepared(prepared)]).toEqual([[first?.kid, second?.kid], true])
  const rotated = rotateKeys(prepared, third!, NOW)
  expect([kids(rotated), hasPrepared(rotated)]).toEqual([[second?.kid, first?.kid], false])
})

it('OPS-30 removes retired keys, and counts the removed keys that retired within the last hour', async () => {
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => createSigningKey()))
  const once = rotateKeys(JSON.stringify(first), second!, NOW)
  const twice = rotateKeys(once, third!, later(50))
  expect(dropRetired(twice, later(70))).toMatchObject({ dropped: 2, young: 1 })
  const { keys, young } = dropRetired(twice, later(120))
  expect([kids(keys), young]).toEqual([[third?.kid], 0])
  expect(dropRetired(keys, later(120))).toMatchObject({ dropped: 0 })
})
