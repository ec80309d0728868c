import { describe, expect, it } from 'vitest'
import { apportion } from './apportion.ts'
import { COMMISSION_MESSAGES } from './messages.ts'
import { checkShares, equalPercents, splitCommission } from './split-commission.ts'

const shares = (percents: readonly number[]) =>
  percents.map((percent, index) => ({ name: `Asesor ${index + 1}`, percent }))

describe('COM-09 the parts of a shared commission add up to the whole, to the cent', () => {
  it.each([
    [7_500_000, 1_200_000, [50, 50], [3_750_000, 3_750_000], [600_000, 600_000]],
    [101, 16, [50, 50], [51, 50], [8, 8]],
    [100, 16, [33.33, 33.33, 33.34], [33, 33, 34], [5, 5, 6]],
    [1, 0, [50, 50], [1, 0], [0, 0]],
    [10_000, 1600, [100], [10_000], [1600]],
    [10_000, 1600, [100, 0], [10_000, 0], [1600, 0]],
    [9999, 1600, [60, 40], [5999, 4000], [960, 640]],
    [99_999_999_999_999, 0, [40, 60], [40_000_000_000_000, 59_999_999_999_999], [0, 0]],
    [0, 0, [50, 50], [0, 0], [0, 0]],
  ])(
    'divides %i and %i of VAT by the shares %j',
    (commission, vat, percents, commissions, vats) => {
      const amounts = { commission, vat, total: commission + vat }
      const parts = splitCommission(amounts, shares(percents))
      expect(parts.map((part) => part.commission)).toEqual(commissions)
      expect(parts.map((part) => part.vat)).toEqual(vats)
      expect(parts.reduce((sum, part) => sum + part.total, 0)).toBe(amounts.total)
    },
  )

  it('the parts add up for every amount and number of participants', () => {
    for (let count = 1; count <= 7; count += 1) {
      for (let commission = 0; commission < 50; commission += 1) {
        const amounts = { commission, vat: 0, total: commission }
        const parts = splitCommission(amounts, shares(equalPercents(count)))
        expect(parts.reduce((sum, part) => sum + part.commission, 0)).toBe(commission)
      }
    }
  })
})

describe('COM-10 shares must add up to 100 %', () => {
  it.each([
    [[50, 50], null],
    [[33.33, 33.33, 33.34], null],
    [[0.1, 99.9], null],
    [[100], null],
    [[50, 49], COMMISSION_MESSAGES.sharesIncomplete('99')],
    [[60, 60], COMMISSION_MESSAGES.sharesIncomplete('120')],
    [[33.3, 33.3, 33.3], COMMISSION_MESSAGES.sharesIncomplete('99.9')],
    [[], COMMISSION_MESSAGES.sharesIncomplete('0')],
    [[-10, 110], COMMISSION_MESSAGES.shareInvalid],
    [[33.333, 66.667], COMMISSION_MESSAGES.shareInvalid],
    [[Number.NaN, 100], COMMISSION_MESSAGES.shareInvalid],
  ])('checks that the shares %j add up to 100 %%: %s', (percents, fault) => {
    expect(checkShares(shares(percents))).toBe(fault)
  })

  it('a commission is not divided by invalid shares', () => {
    const amounts = { commission: 100, vat: 0, total: 100 }
    expect(() => splitCommission(amounts, shares([50, 49]))).toThrow(RangeError)
  })
})

it.each([
  [1, [100]],
  [2, [50, 50]],
  [3, [33.34, 33.33, 33.33]],
  [6, [16.67, 16.67, 16.67, 16.67, 16.66, 16.66]],
])('COM-11 a commission in %i equal parts has the shares %j', (count, percents) => {
  expect(equalPercents(count)).toEqual(percents)
})

it('COM-12 refuses to divide an amount when all weights are zero', () => {
  expect(apportion(0, [0, 0])).toEqual([0, 0])
  expect(() => apportion(1, [0, 0])).toThrow(RangeError)
})
