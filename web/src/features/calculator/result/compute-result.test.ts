import { COMMISSION_MESSAGES as say } from '@predio/domain/commission'
import { describe, expect, it } from 'vitest'
import { newCalculation, newShare, type Calculation } from '../calculation.ts'
import { computeResult } from './compute-result.ts'

const sale = (more: Partial<Calculation> = {}): Calculation => ({
  ...newCalculation(),
  price: 2_500_000,
  ...more,
})

const parts = (...percents: string[]) =>
  percents.map((percent, index) => newShare(`Asesor ${index + 1}`, percent))

describe('a sale', () => {
  it('3 % of 2,500,000 with IVA', () => {
    const { result, faults } = computeResult(sale())
    expect(result?.amounts).toEqual({ commission: 7_500_000, vat: 1_200_000, total: 8_700_000 })
    expect(result?.rate).toBe('3 %')
    expect(result?.parts).toBeNull()
    expect(faults).toEqual({})
  })

  it.each([
    [null, say.percentInvalid],
    ['tres', say.percentInvalid],
    [100.1, say.percentInvalid],
    [3.55, say.percentInvalid],
  ])('a percentage of %j is refused', (percent, fault) => {
    expect(computeResult(sale({ percent }))).toEqual({ result: null, faults: { rate: fault } })
  })

  it('an amount that was not understood is nothing to calculate with', () => {
    expect(computeResult(sale({ price: 'dos palos' }))).toEqual({ result: null, faults: {} })
  })

  it('without a value there is nothing to say yet, and nothing wrong', () => {
    expect(computeResult(sale({ price: null }))).toEqual({ result: null, faults: {} })
  })
})

describe('a lease', () => {
  const lease = (months: number) => sale({ operation: 'rent', rent: 15_000, months, hasVat: false })

  it.each([
    [1, 1_500_000, '1 mes de renta'],
    [0.5, 750_000, 'medio mes de renta'],
    [1.5, 2_250_000, '1.5 meses de renta'],
  ])('%s months', (months, commission, rate) => {
    expect(computeResult(lease(months)).result).toMatchObject({ rate, amounts: { commission } })
  })

  it('does not take the price for a rent', () => {
    expect(computeResult(sale({ operation: 'rent' })).result).toBeNull()
  })

  it('13 months are refused', () => {
    expect(computeResult(lease(13)).faults.rate).toBe(say.monthsInvalid)
  })
})

describe('a shared commission', () => {
  it('withholding is on the own part', () => {
    const { result } = computeResult(
      sale({ isShared: true, shares: parts('40', '60'), payer: 'moral', regime: 'honorarios' }),
    )
    expect(result?.parts?.map(({ total }) => total)).toEqual([3_480_000, 5_220_000])
    // 30,000 × 10 % = 3,000; 4,800 × 2/3 = 3,200; 34,800 − 6,200 = 28,600
    expect(result?.withholding).toMatchObject({
      isr: 300_000,
      vatWithheld: 320_000,
      net: 2_860_000,
    })
    expect(result?.regimes).toHaveLength(3)
  })

  it.each([
    [['50', '40'], say.sharesIncomplete('90')],
    [['50', 'la mitad'], say.shareInvalid],
    [['33,33', '66.67 %'], undefined],
  ])('%j: %s', (percents, fault) => {
    const computed = computeResult(sale({ isShared: true, shares: parts(...percents) }))
    expect(computed.faults.shares).toBe(fault)
    expect(computed.result === null).toBe(fault !== undefined)
  })

  it('parts that are not asked for are not judged', () => {
    expect(computeResult(sale({ shares: parts('1', '1') })).result).not.toBeNull()
  })
})
