import { describe, expect, it } from 'vitest'
import { layOut, niceTicks } from './scale.ts'

describe('round ticks around the values', () => {
  it.each([
    [0, 100, [0, 25, 50, 75, 100]],
    [0, 7, [0, 2, 4, 6, 8]],
    [0, 0, [0, 0.25]],
    [6_720_000, 8_992_876, [6_000_000, 7_000_000, 8_000_000, 9_000_000]],
    [-3, 5, [-4, -2, 0, 2, 4, 6]],
    [5, 5, [4, 6]],
  ])('the ticks between %d and %d are %j', (least, greatest, ticks) => {
    expect(niceTicks(least, greatest)).toEqual(ticks)
  })

  it('the first and the last tick always enclose the values', () => {
    for (const greatest of [0.01, 0.3, 1, 9.99, 37, 1234, 9_999_999]) {
      const ticks = niceTicks(0, greatest)
      expect(ticks[0]).toBe(0)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest)
      expect(ticks.length).toBeLessThanOrEqual(6)
    }
  })
})

describe('where things are drawn', () => {
  const input = { width: 400, height: 240, formatTick: String }

  it('bars of a chart begin at zero', () => {
    const { y, bottom, ticks } = layOut({ ...input, values: [50, 80], startsAtZero: true })
    expect(ticks[0]).toBe(0)
    expect(y(0)).toBe(bottom)
  })

  it('a line of a chart uses the whole height, and does not lie on the axis', () => {
    const { y, bottom, ticks } = layOut({ ...input, values: [100, 120], startsAtZero: false })
    expect(ticks[0]).toBe(90)
    expect(y(100)).toBeLessThan(bottom)
  })

  it('longer tick labels move the chart to the right', () => {
    const short = layOut({ ...input, values: [9], startsAtZero: true })
    const long = layOut({ ...input, values: [9_000_000], startsAtZero: true })
    expect(long.left).toBeGreaterThan(short.left)
  })

  it('a chart accepts an empty list of values', () => {
    const { ticks, y, bottom } = layOut({ ...input, values: [], startsAtZero: true })
    expect(ticks.length).toBeGreaterThan(1)
    expect(y(0)).toBe(bottom)
  })
})
