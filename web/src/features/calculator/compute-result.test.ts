import { COMMISSION_MESSAGES as texts } from '@predio/domain/commission'
import { describe, expect, it } from 'vitest'
import { newCalculation, newShare, type Calculation } from './calculation.ts'
import { computeResult } from './compute-result.ts'

const sale = (more: Partial<Calculation> = {}): Calculation => ({
  ...newCalculation(),
  price: 2_500_000,
  ...more,
})

const parts = (...percents: string[]) =>
  percents.map((percent, index) => newShare(`Asesor ${index + 1}`, percent))

describe('the commission of a sale', () => {
  it('the commission is 3 % of 2,500,000 with IVA', () => {
    const { result, faults } = computeResult(sale())
    expect(result?.amounts).toEqual({ commission: 7_500_000, vat: 1_200_000, total: 8_700_000 })
    expect(result?.rate).toBe('3 %')
    expect(result?.parts).toBeNull()
    expect(faults).toEqual({})
  })

  it.each([
    [null, texts.percentInvalid],
    ['tres', texts.percentInvalid],
    [100.1, texts.percentInvalid],
    [3.55, texts.percentInvalid],
  ])('refuses a percentage of %j', (percent, fault) => {
    expect(computeResult(sale({ percent }))).toEqual({ result: null, faults: { rate: fault } })
  })

  it('a sale has no result for an amount that could not be read', () => {
    expect(computeResult(sale({ price: 'dos palos' }))).toEqual({ result: null, faults: {} })
  })

  it('a sale has no result and no error while the value is missing', () => {
    expect(computeResult(sale({ price: null }))).toEqual({ result: null, faults: {} })
  })
})

describe('the commission of a lease', () => {
  const lease = (months: number) => sale({ operation: 'rent', rent: 15_000, months, hasVat: false })

  it.each([
    [1, 1_500_000, '1 mes de renta'],
    [0.5, 750_000, 'medio mes de renta'],
    [1.5, 2_250_000, '1.5 meses de renta'],
  ])('computes the commission of %s months of rent', (months, commission, rate) => {
    expect(computeResult(lease(months)).result).toMatchObject({ rate, amounts: { commission } })
  })

  it('COM-20 the price of a sale is not used as a rent', () => {
    expect(computeResult(sale({ operation: 'rent' })).result).toBeNull()
  })

  it('COM-08 a lease refuses 13 months', () => {
    expect(computeResult(lease(13)).faults.rate).toBe(
      'Los meses de renta deben estar entre 0 y 12, de medio en medio',
    )
  })
})

describe('a shared commission', () => {
  it('COM-23 taxes are withheld from the agent’s own part', () => {
    const { result } = computeResult(
      sale({ isShared: true, shares: parts('40', '60'), payer: 'moral', regime: 'honorarios' }),
    )
    expect(result?.parts?.map(({ total }) => total)).toEqual([3_480_000, 5_220_000])
    expect(result?.withholding).toMatchObject({
      isr: 300_000,
      vatWithheld: 320_000,
      net: 2_860_000,
    })
    expect(result?.regimes).toHaveLength(3)
  })

  it.each([
    [['50', '40'], texts.sharesIncomplete('90')],
    [['50', 'la mitad'], texts.shareInvalid],
    [['33,33', '66.67 %'], undefined],
  ])('refuses the shares %j: %s', (percents, fault) => {
    const computed = computeResult(sale({ isShared: true, shares: parts(...percents) }))
    expect(computed.faults.shares).toBe(fault)
    expect(computed.result === null).toBe(fault !== undefined)
  })

  it('the shares are not checked while the commission is not shared', () => {
    expect(computeResult(sale({ shares: parts('1', '1') })).result).not.toBeNull()
  })
})
