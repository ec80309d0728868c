import { describe, expect, it } from 'vitest'
import { DEFAULT_OPTIONS, parseOptions, toLook, withPlatform } from './options.ts'

describe('section 9, Image options: the defaults', () => {
  it('quality 0.8, opacity 0.5, bottomRight, the whole picture, no text', () => {
    expect(toLook(DEFAULT_OPTIONS)).toEqual({
      target: { width: 1080, height: 1080 },
      fit: 'contain',
      quality: 0.8,
      opacity: 0.5,
      position: 'bottomRight',
      caption: null,
    })
  })

  it('the caption goes along when it is wanted', () => {
    const caption = { price: '$2,500,000', place: 'Mérida' }
    expect(toLook({ ...DEFAULT_OPTIONS, hasCaption: true, caption }).caption).toEqual(caption)
  })
})

describe('another network', () => {
  it.each([
    ['facebook', 'feed', 'feed'],
    ['tiktok', 'feed', 'video'],
    ['twitter', 'cover', 'feed'],
    ['linkedin', 'cover', 'cover'],
    ['tiktok', 'profile', 'profile'],
  ] as const)('%s after %s shows %s', (platform, before, after) => {
    const options = { ...DEFAULT_OPTIONS, platform: 'facebook' as const, type: before }
    expect(withPlatform(options, platform)).toEqual({ ...options, platform, type: after })
  })
})

describe('what an earlier visit left', () => {
  it.each([null, 'x', 7, [], { platform: 'myspace', type: 'wall', quality: 'high' }])(
    '%j is as good as nothing',
    (stored) => {
      expect(parseOptions(stored)).toEqual(DEFAULT_OPTIONS)
    },
  )

  it('is taken where it makes sense, within the sliders', () => {
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
