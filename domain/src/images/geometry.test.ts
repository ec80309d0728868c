import { describe, expect, it } from 'vitest'
import { cropArea } from './crop-area.ts'
import { fitSize } from './fit-size.ts'
import type { Size } from './geometry.ts'
import { type Platform, presetSize, type PresetType } from './presets.ts'

type Pair = readonly [number, number]
type Box = readonly [number, number, number, number]

const size = ([width, height]: Pair): Size => ({ width, height })
const preset = (platform: Platform, type: PresetType): Size => {
  const found = presetSize(platform, type)
  if (found === null) throw new Error(`no preset ${platform} ${type}`)
  return found
}

describe('IMG-01 Ajustar scales the whole image into the preset without padding', () => {
  it.each<[Platform, PresetType, Pair, Pair, Pair]>([
    ['facebook', 'feed', [1200, 630], [840, 630], [473, 630]],
    ['facebook', 'profile', [170, 170], [170, 128], [128, 170]],
    ['facebook', 'cover', [820, 312], [416, 312], [234, 312]],
    ['instagram', 'feed', [1080, 1080], [1080, 810], [810, 1080]],
    ['instagram', 'portrait', [1080, 1350], [1080, 810], [1013, 1350]],
    ['instagram', 'story', [1080, 1920], [1080, 810], [1080, 1440]],
    ['instagram', 'profile', [320, 320], [320, 240], [240, 320]],
    ['tiktok', 'video', [1080, 1920], [1080, 810], [1080, 1440]],
    ['tiktok', 'profile', [200, 200], [200, 150], [150, 200]],
    ['twitter', 'feed', [1600, 900], [1200, 900], [675, 900]],
    ['twitter', 'profile', [400, 400], [400, 300], [300, 400]],
    ['twitter', 'header', [1500, 500], [667, 500], [375, 500]],
    ['linkedin', 'feed', [1200, 627], [836, 627], [470, 627]],
    ['linkedin', 'profile', [400, 400], [400, 300], [300, 400]],
    ['linkedin', 'cover', [1584, 396], [528, 396], [297, 396]],
  ])(
    'Ajustar for %s %s is %j: 4000×3000 becomes %j, 3000×4000 %j',
    (platform, type, target, wide, tall) => {
      expect(preset(platform, type)).toEqual(size(target))
      expect(fitSize(size([4000, 3000]), size(target))).toEqual(size(wide))
      expect(fitSize(size([3000, 4000]), size(target))).toEqual(size(tall))
    },
  )
})

describe('IMG-02 an image is never enlarged, never wider than 1920 px and at least one pixel high', () => {
  it.each<[Pair, Pair, Pair]>([
    [
      [800, 600],
      [1080, 1080],
      [800, 600],
    ],
    [
      [1080, 1080],
      [1080, 1080],
      [1080, 1080],
    ],
    [
      [1081, 1080],
      [1080, 1080],
      [1080, 1079],
    ],
    [
      [1, 1],
      [170, 170],
      [1, 1],
    ],
    [
      [4000, 3000],
      [2560, 1440],
      [1920, 1440],
    ],
    [
      [4000, 1000],
      [2560, 1440],
      [1920, 480],
    ],
    [
      [1920, 100],
      [4000, 4000],
      [1920, 100],
    ],
    [
      [16_384, 1],
      [170, 170],
      [170, 1],
    ],
    [
      [1, 16_384],
      [1200, 630],
      [1, 630],
    ],
  ])('an image of %j fitted into %j becomes %j', (source, target, fitted) => {
    expect(fitSize(size(source), size(target))).toEqual(size(fitted))
  })

  it('an image fits into the target for all proportions', () => {
    const target = preset('facebook', 'cover')
    for (let width = 1; width < 3000; width += 97) {
      for (let height = 1; height < 3000; height += 89) {
        const fitted = fitSize({ width, height }, target)
        expect(fitted.width).toBeLessThanOrEqual(Math.min(width, target.width))
        expect(fitted.height).toBeLessThanOrEqual(Math.min(height, target.height))
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1)
      }
    }
  })
})

describe('IMG-03 Rellenar cuts the largest centred part with the proportions of the preset', () => {
  it.each<[Platform, PresetType, Box, Box]>([
    ['facebook', 'feed', [0, 450, 4000, 2100], [0, 1213, 3000, 1575]],
    ['facebook', 'profile', [500, 0, 3000, 3000], [0, 500, 3000, 3000]],
    ['facebook', 'cover', [0, 739, 4000, 1522], [0, 1430, 3000, 1141]],
    ['instagram', 'feed', [500, 0, 3000, 3000], [0, 500, 3000, 3000]],
    ['instagram', 'portrait', [800, 0, 2400, 3000], [0, 125, 3000, 3750]],
    ['instagram', 'story', [1156, 0, 1688, 3000], [375, 0, 2250, 4000]],
    ['instagram', 'profile', [500, 0, 3000, 3000], [0, 500, 3000, 3000]],
    ['tiktok', 'video', [1156, 0, 1688, 3000], [375, 0, 2250, 4000]],
    ['tiktok', 'profile', [500, 0, 3000, 3000], [0, 500, 3000, 3000]],
    ['twitter', 'feed', [0, 375, 4000, 2250], [0, 1156, 3000, 1688]],
    ['twitter', 'profile', [500, 0, 3000, 3000], [0, 500, 3000, 3000]],
    ['twitter', 'header', [0, 834, 4000, 1333], [0, 1500, 3000, 1000]],
    ['linkedin', 'feed', [0, 455, 4000, 2090], [0, 1216, 3000, 1568]],
    ['linkedin', 'profile', [500, 0, 3000, 3000], [0, 500, 3000, 3000]],
    ['linkedin', 'cover', [0, 1000, 4000, 1000], [0, 1625, 3000, 750]],
  ])('Rellenar for %s %s cuts %j of 4000×3000, %j of 3000×4000', (platform, type, wide, tall) => {
    const target = preset(platform, type)
    for (const [source, [x, y, width, height]] of [
      [size([4000, 3000]), wide],
      [size([3000, 4000]), tall],
    ] as const) {
      expect(cropArea(source, target)).toEqual({ area: { x, y, width, height }, size: target })
    }
  })
})

describe('IMG-04 Rellenar with small sources, wide targets and a moved focus', () => {
  it.each<[string, Pair, Pair, { x: number; y: number }, Box, Pair]>([
    ['not upscaled', [800, 600], [1080, 1080], { x: 0.5, y: 0.5 }, [100, 0, 600, 600], [600, 600]],
    ['one pixel', [1, 1], [1584, 396], { x: 0.5, y: 0.5 }, [0, 0, 1, 1], [1, 1]],
    ['the same size', [400, 400], [400, 400], { x: 0.5, y: 0.5 }, [0, 0, 400, 400], [400, 400]],
    ['left', [4000, 3000], [400, 400], { x: 0, y: 0.5 }, [0, 0, 3000, 3000], [400, 400]],
    ['right', [4000, 3000], [400, 400], { x: 1, y: 0.5 }, [1000, 0, 3000, 3000], [400, 400]],
    [
      'a little right',
      [4000, 3000],
      [400, 400],
      { x: 0.6, y: 0 },
      [900, 0, 3000, 3000],
      [400, 400],
    ],
    ['top', [3000, 4000], [400, 400], { x: 0.5, y: 0.1 }, [0, 0, 3000, 3000], [400, 400]],
    [
      'at most 1920',
      [6000, 4000],
      [3840, 2160],
      { x: 0.5, y: 0.5 },
      [0, 313, 6000, 3375],
      [1920, 1080],
    ],
  ])(
    'Rellenar handles an image that is %s',
    (_name, source, target, focus, [x, y, width, height], output) => {
      expect(cropArea(size(source), size(target), focus)).toEqual({
        area: { x, y, width, height },
        size: size(output),
      })
    },
  )
})
