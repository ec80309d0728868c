import { describe, expect, it } from 'vitest'
import { formatCents } from '../money/index.ts'
import {
  COMMISSION_PERCENT,
  DEFAULT_COMMISSION_PERCENT,
  DEFAULT_RENT_MONTHS,
  VAT_PERCENT,
} from './commission-rules.ts'
import { computeCommission } from './compute-commission.ts'

describe('COM-01 defaults and limits of the rates', () => {
  it.each([
    ['default commission of a sale: 3 %', DEFAULT_COMMISSION_PERCENT, 3],
    ['VAT: 16 %', VAT_PERCENT, 16],
    ['lowest percentage: 0', COMMISSION_PERCENT.min, 0],
    ['highest percentage: 100', COMMISSION_PERCENT.max, 100],
    ['step of the percentage: 0.1', COMMISSION_PERCENT.step, 0.1],
    ['default commission of a lease: one month of rent', DEFAULT_RENT_MONTHS, 1],
  ])('rates of the commission have defaults and limits: %s', (_row, constant, value) => {
    expect(constant).toBe(value)
  })
})

describe('COM-02 the commission of a sale is a percentage of its price', () => {
  it.each([
    [2_500_000, 3, 75_000],
    [2_500_000, 0, 0],
    [2_500_000, 100, 2_500_000],
    [0, 3, 0],
    [1, 3, 0.03],
    [1, 0.1, 0],
    [5, 0.1, 0.01],
    [4, 0.1, 0],
    [1_234_567, 3.7, 45_678.98],
    [999_999, 5.5, 54_999.95],
    [3_333_333, 4.4, 146_666.65],
    [999_999_999_999, 100, 999_999_999_999],
    [999_999_999_999, 99.9, 998_999_999_999],
  ])('the commission of a sale for $%d at %d %% is %d', (price, percent, pesos) => {
    const { commission } = computeCommission(
      { operation: 'sale', price: price * 100, percent },
      false,
    )
    expect(commission).toBe(Math.round(pesos * 100))
  })
})

describe('COM-03 VAT is added to the commission only, and only when it is included', () => {
  it.each([
    [2_500_000, 3, '$75,000.00', '$12,000.00', '$87,000.00'],
    [1_850_000, 5, '$92,500.00', '$14,800.00', '$107,300.00'],
    [1, 3, '$0.03', '$0.00', '$0.03'],
    [1, 4, '$0.04', '$0.01', '$0.05'],
    [1_234_567, 3.7, '$45,678.98', '$7,308.64', '$52,987.62'],
    [1_000, 100, '$1,000.00', '$160.00', '$1,160.00'],
    [0, 100, '$0.00', '$0.00', '$0.00'],
  ])(
    'adds VAT to a commission for $%d at %d %%: %s + %s = %s',
    (price, percent, commission, vat, total) => {
      const amounts = computeCommission({ operation: 'sale', price: price * 100, percent }, true)
      expect(formatCents(amounts.commission)).toBe(commission)
      expect(formatCents(amounts.vat)).toBe(vat)
      expect(formatCents(amounts.total)).toBe(total)
    },
  )

  it('VAT is zero when the calculation does not include VAT', () => {
    const base = { operation: 'sale', price: 250_000_000, percent: 3 } as const
    expect(computeCommission(base, false)).toEqual({
      commission: 7_500_000,
      vat: 0,
      total: 7_500_000,
    })
  })
})

describe('COM-04 the commission of a lease is a number of months of rent', () => {
  it.each([
    [15_000, 1, 15_000, 2_400],
    [15_000, 2, 30_000, 4_800],
    [15_000, 0.5, 7_500, 1_200],
    [12_345, 1.5, 18_517.5, 2_962.8],
    [15_000, 0, 0, 0],
    [0, 1, 0, 0],
    [18_000, 12, 216_000, 34_560],
  ])(
    'the commission of a lease for $%d a month, %d months, is %d with %d of VAT',
    (rent, months, commission, vat) => {
      const base = { operation: 'rent', monthlyRent: rent * 100, months } as const
      expect(computeCommission(base, true)).toEqual({
        commission: commission * 100,
        vat: vat * 100,
        total: Math.round((commission + vat) * 100),
      })
    },
  )
})

it('COM-05 refuses to compute with an amount that is not a whole number of cents', () => {
  const base = { operation: 'sale', price: 100.5, percent: 3 } as const
  expect(() => computeCommission(base, true)).toThrow(RangeError)
})
