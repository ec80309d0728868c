import { describe, expect, it } from 'vitest'
import { newCalculation, type Calculation } from './calculation.ts'
import { rememberCalculation, type RecentCalculation } from './recent-calculations.ts'

const base = newCalculation()
const sale = (price: number | null, more: Partial<Calculation> = {}): Calculation => ({
  ...base,
  price,
  ...more,
})

const prices = (recent: readonly RecentCalculation[]) =>
  recent.map(({ calculation }) => calculation.price)

function rememberAll(...all: Calculation[]) {
  return all.reduce<readonly RecentCalculation[]>(rememberCalculation, [])
}

describe('COM-24 the last calculations', () => {
  it('the last calculations are at most eight, newest first', () => {
    const recent = rememberAll(...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((price) => sale(price)))
    expect(prices(recent)).toEqual([10, 9, 8, 7, 6, 5, 4, 3])
  })

  it('changing only the percentage replaces the newest calculation', () => {
    const recent = rememberAll(sale(1), sale(2), sale(2, { percent: 5 }))
    expect(recent.map(({ calculation }) => calculation.percent)).toEqual([5, 3])
  })

  it('a sale and a lease of the same amount are two calculations', () => {
    expect(rememberAll(sale(2), sale(2, { operation: 'rent', rent: 2 }))).toHaveLength(2)
  })

  it('a repeated calculation moves to the front', () => {
    expect(prices(rememberAll(sale(1), sale(2), sale(1)))).toEqual([1, 2])
  })

  it('the last calculations do not include one without an amount', () => {
    expect(rememberAll(sale(null), sale(0))).toEqual([])
  })

  it('remembering the same calculation again changes nothing', () => {
    const recent = rememberAll(sale(1))
    expect(rememberCalculation(recent, sale(1))).toBe(recent)
  })
})
