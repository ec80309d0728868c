import { expect, it } from 'vitest'
import { PLATFORM_LABELS, PRESET_LABELS } from './messages.ts'
import { PLATFORMS, presetSize, presetTypes } from './presets.ts'

it.each([
  ['facebook', ['feed', 'profile', 'cover']],
  ['instagram', ['feed', 'portrait', 'story', 'profile']],
  ['tiktok', ['video', 'profile']],
  ['twitter', ['feed', 'profile', 'header']],
  ['linkedin', ['feed', 'profile', 'cover']],
] as const)('IMG-25 the platform %s offers the types %j', (platform, types) => {
  expect(presetTypes(platform)).toEqual(types)
})

it('IMG-25 gives the five platforms and all types a Spanish name', () => {
  expect(PLATFORMS).toEqual(['facebook', 'instagram', 'tiktok', 'twitter', 'linkedin'])
  expect(Object.keys(PLATFORM_LABELS)).toEqual([...PLATFORMS])
  const types = new Set(PLATFORMS.flatMap(presetTypes))
  expect(new Set(Object.keys(PRESET_LABELS))).toEqual(types)
})

it('IMG-25 gives no size for a type that the platform does not have', () => {
  expect(presetSize('tiktok', 'cover')).toBeNull()
})
