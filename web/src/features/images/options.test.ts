import { describe, expect, it } from 'vitest'
import { DEFAULT_OPTIONS, parseOptions, toLook, withPlatform } from './options.ts'

describe('IMG-05 the default options', () => {
  it('the default options are quality 0.8, opacity 0.5, bottomRight, the whole picture and no caption', () => {
    expect(toLook(DEFAULT_OPTIONS)).toEqual({
      target: { width: 1080, height: 1080 },
      fit: 'contain',
      quality: 0.8,
      opacity: 0.5,
      position: 'bottomRight',
      caption: null,
    })
  })

  it('the options include the caption only when it is switched on', () => {
    const caption = { price: '$2,500,000', place: 'Mérida' }
    expect(toLook({ ...DEFAULT_OPTIONS, hasCaption: true, caption }).caption).toEqual(caption)
  })
})

describe('IMG-40 changing the network', () => {
  it.each([
    ['facebook', 'feed', 'feed'],
    ['tiktok', 'feed', 'video'],
    ['twitter', 'cover', 'feed'],
    ['linkedin', 'cover', 'cover'],
    ['tiktok', 'profile', 'profile'],
  ] as const)('changing the network to %s after %s selects %s', (platform, before, after) => {
    const options = { ...DEFAULT_OPTIONS, platform: 'facebook' as const, type: before }
    expect(withPlatform(options, platform)).toEqual({ ...options, platform, type: after })
  })
})

describe('IMG-34 options stored by an earlier visit', () => {
  it.each([null, 'x', 7, [], { platform: 'myspace', type: 'wall', quality: 'high' }])(
    'the stored options %j are ignored',
    (stored) => {
      expect(parseOptions(stored)).toEqual(DEFAULT_OPTIONS)
    },
  )

  it('stored options are restored within their limits, without the caption', () => {
    const stored = {
      platform: 'twitter',
      type: 'story',
      fit: 'cover',
      quality: 7,
      opacity: 0,
      position: 'topLeft',
      hasCaption: true,
      caption: { price: '$1', place: 'x' },
    }
    expect(parseOptions(stored)).toEqual({
      ...DEFAULT_OPTIONS,
      platform: 'twitter',
      type: 'feed',
      fit: 'cover',
      quality: 1,
      opacity: 0.1,
      position: 'topLeft',
    })
  })
})
