import { describe, expect, it } from 'vitest'
import {
  DEFAULT_OPACITY,
  DEFAULT_POSITION,
  DEFAULT_QUALITY,
  LOGO_MARGIN,
  LOGO_PERCENT,
  LOGO_POSITIONS,
  type LogoPosition,
  clampRatio,
  MAX_RATIO,
  MAX_WIDTH,
  MIN_RATIO,
} from './image-rules.ts'
import { POSITION_LABELS } from './messages.ts'
import { logoShadow, placeLogo } from './place-logo.ts'

describe('IMG-05 defaults and limits of the options', () => {
  it.each([
    ['default quality 0.8', DEFAULT_QUALITY, 0.8],
    ['sliders start at 0.1', MIN_RATIO, 0.1],
    ['sliders end at 1', MAX_RATIO, 1],
    ['maximum width 1920', MAX_WIDTH, 1920],
    ['default opacity of the logo 0.5', DEFAULT_OPACITY, 0.5],
    ['default position bottomRight', DEFAULT_POSITION, 'bottomRight'],
    ['logo of 15 % of the smaller side of the image', LOGO_PERCENT, 15],
    ['margin of 20 px', LOGO_MARGIN, 20],
  ])('the options of the logo have the limits and defaults: %s', (_row, constant, value) => {
    expect(constant).toBe(value)
  })

  it('the logo can be in the four corners', () => {
    const choices = ['bottomLeft', 'bottomRight', 'topLeft', 'topRight']
    expect(LOGO_POSITIONS.toSorted()).toEqual(choices)
    expect(Object.keys(POSITION_LABELS).toSorted()).toEqual(choices)
  })

  it.each([
    [0.05, 0.1],
    [0.1, 0.1],
    [0.8, 0.8],
    [1, 1],
    [3, 1],
    [-1, 0.1],
    [Number.NaN, 0.8],
  ])('limits the logo’s ratio of %d to %d', (value, limited) => {
    expect(clampRatio(value, DEFAULT_QUALITY)).toBe(limited)
  })
})

type Box = readonly [x: number, y: number, width: number, height: number]
const SQUARE = { width: 500, height: 500 }

describe('IMG-06 the logo is 15 % of the smaller side, 20 px from the edges, in every corner', () => {
  it.each<[LogoPosition, number, number, Box]>([
    ['bottomRight', 1080, 1080, [898, 898, 162, 162]],
    ['bottomLeft', 1080, 1080, [20, 898, 162, 162]],
    ['topRight', 1080, 1080, [898, 20, 162, 162]],
    ['topLeft', 1080, 1080, [20, 20, 162, 162]],
    ['bottomRight', 840, 630, [725, 515, 95, 95]],
    ['bottomLeft', 840, 630, [20, 515, 95, 95]],
    ['topRight', 840, 630, [725, 20, 95, 95]],
    ['topLeft', 840, 630, [20, 20, 95, 95]],
    ['bottomRight', 1080, 1920, [898, 1738, 162, 162]],
    ['topRight', 1584, 396, [1505, 20, 59, 59]],
    ['bottomRight', 170, 128, [131, 89, 19, 19]],
  ])('places the logo at %s of %i×%i', (position, width, height, [x, y, logoWidth, logoHeight]) => {
    expect(placeLogo({ width, height }, SQUARE, position)).toEqual({
      x,
      y,
      width: logoWidth,
      height: logoHeight,
    })
  })
})

describe('IMG-07 the logo does not change its proportions; its longer side is the 15 %', () => {
  it.each<[string, number, number, Box]>([
    ['wide', 1000, 250, [830, 942, 150, 38]],
    ['tall', 250, 1000, [942, 830, 38, 150]],
    ['smaller than its place', 10, 10, [830, 830, 150, 150]],
    ['a line', 2000, 1, [830, 979, 150, 1]],
  ])(
    'keeps the proportions of a logo that is %s',
    (_name, width, height, [x, y, logoWidth, logoHeight]) => {
      const image = { width: 1000, height: 1000 }
      expect(placeLogo(image, { width, height }, 'bottomRight')).toEqual({
        x,
        y,
        width: logoWidth,
        height: logoHeight,
      })
    },
  )
})

describe('IMG-08 the logo stays inside a tiny image', () => {
  it.each<[LogoPosition, number, number, Box]>([
    ['bottomRight', 48, 48, [21, 21, 7, 7]],
    ['topLeft', 48, 48, [20, 20, 7, 7]],
    ['topLeft', 40, 40, [17, 17, 6, 6]],
    ['bottomRight', 40, 40, [17, 17, 6, 6]],
    ['bottomRight', 10, 10, [4, 4, 2, 2]],
    ['topLeft', 1, 1, [0, 0, 1, 1]],
    ['bottomRight', 1, 1, [0, 0, 1, 1]],
    ['bottomRight', 1000, 3, [979, 1, 1, 1]],
  ])(
    'the logo stays inside a tiny image: %s of %i×%i',
    (position, width, height, [x, y, logoWidth, logoHeight]) => {
      expect(placeLogo({ width, height }, SQUARE, position)).toEqual({
        x,
        y,
        width: logoWidth,
        height: logoHeight,
      })
    },
  )

  it.each(LOGO_POSITIONS)(
    'the logo at %s stays inside the image, whatever its size',
    (position) => {
      for (let side = 1; side < 200; side += 1) {
        const image = { width: side, height: 200 - side }
        const { x, y, width, height } = placeLogo(image, { width: 300, height: 100 }, position)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(image.width)
        expect(y + height).toBeLessThanOrEqual(image.height)
      }
    },
  )
})

it.each([
  [162, 13, 5],
  [59, 5, 2],
  [10, 2, 1],
])('IMG-09 a logo of %i px has a shadow of %i px, %i px away', (side, blur, offset) => {
  const shadow = logoShadow({ width: side, height: 5 })
  expect(shadow).toEqual({ color: 'rgba(0, 0, 0, 0.5)', blur, offset })
})
