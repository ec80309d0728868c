import { describe, expect, it } from 'vitest'
import {
  contrastOf,
  DARK,
  DEFAULT_COLOR,
  isColor,
  isReadableOnPaper,
  onPaper,
  textOn,
  tintOf,
  WHITE,
} from './contrast.ts'

const STEPS = Array.from({ length: 17 }, (_, step) => Math.min(255, step * 16))
const hex = (value: number) => value.toString(16).padStart(2, '0')
const COLORS = STEPS.flatMap((red) =>
  STEPS.flatMap((green) => STEPS.map((blue) => `#${hex(red)}${hex(green)}${hex(blue)}`)),
)

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
])('the contrast between %s and %s is %d', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 1)
  expect(contrastOf(other, one)).toBeCloseTo(ratio, 1)
})

describe('IDENT-03 text on the colour', () => {
  it('text on any colour reaches a contrast of 4.5', () => {
    expect(COLORS.filter((color) => contrastOf(color, textOn(color)) < 4.5)).toEqual([])
  })

  it.each([
    [DEFAULT_COLOR, WHITE],
    ['#1d4f91', WHITE],
    ['#f2c200', DARK],
    ['#ffffff', DARK],
  ])('text on the colour %s is %s', (color, text) => {
    expect(textOn(color)).toBe(text)
  })
})

describe('IDENT-04 the colour on white paper', () => {
  it('a colour on white paper reaches a contrast of 3, and colours that reach 3 stay unchanged', () => {
    expect(COLORS.filter((color) => contrastOf(onPaper(color), WHITE) < 3)).toEqual([])
    expect(
      COLORS.filter((color) => isReadableOnPaper(color)).filter(
        (color) => onPaper(color) !== color,
      ),
    ).toEqual([])
  })

  it('a colour that is too light for paper becomes the nearest darker colour of the same hue', () => {
    const yellow = onPaper('#ffd400')
    expect(isReadableOnPaper('#ffd400')).toBe(false)
    expect(contrastOf(yellow, WHITE)).toBeLessThan(3.2)
    expect(yellow).toMatch(/^#[a-f][0-9a-f][0-9a-f]{2}00$/)
  })
})

it('a tint is mostly white', () => {
  expect(tintOf('#000000', 0.1)).toBe('#e6e6e6')
  expect(tintOf('#ffffff', 0.5)).toBe('#ffffff')
})

it.each([
  ['#1f5a41', true],
  ['#1F5A41', false],
  ['1f5a41', false],
  ['#1f5', false],
  ['#1f5a41;', false],
])('accepts %s as a colour: %s', (text, answer) => {
  expect(isColor(text)).toBe(answer)
})
