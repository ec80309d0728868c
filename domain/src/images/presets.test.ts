import { expect, it } from 'vitest'
import { PLATFORM_LABELS, PRESET_LABELS } from './messages.ts'
import { PLATFORMS, presetSize, presetTypes } from './presets.ts'

it.each([
  ['facebook', ['feed', 'profile', 'cover']],
  ['instagram', ['feed', 'portrait', 'story', 'profile']],
  ['tiktok', ['video', 'profile']],
  ['twitter', ['feed', 'profile', 'header']],
  ['linkedin', ['feed', 'profile', 'cover']],
] as const)('IMG-25 (section 9) %s has %j', (platform, types) => {
  expect(presetTypes(platform)).toEqual(types)
})

it('IMG-25 (section 9) five platforms, every one and every type with its name', () => {
  expect(PLATFORMS).toEqual(['facebook', 'instagram', 'tiktok', 'twitter', 'linkedin'])
  expect(Object.keys(PLATFORM_LABELS)).toEqual([...PLATFORMS])
  const types = new Set(PLATFORMS.flatMap(presetTypes))
  expect(new Set(Object.keys(PRESET_LABELS))).toEqual(types)
})

it('IMG-25 a type of another platform is none', () => {
  expect(presetSize('tiktok', 'cover')).toBeNull()
})
