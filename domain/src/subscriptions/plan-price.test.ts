import { expect, it } from 'vitest'
import { formatCents, monthlyCents } from './plan-price.ts'
import { STANDARD_PLANS } from './standard-plans.ts'
import { yearlyPrice } from './yearly-price.ts'

it('platform 9: prices are stored in cents and shown in pesos, cents only where there are any', () => {
  expect(formatCents(34_900)).toBe('$349')
  expect(formatCents(1_528_980)).toBe('$15,289.80')
})

it('platform 9: the monthly equivalent of a yearly plan is its price by twelve', () => {
  const [essential] = STANDARD_PLANS
  if (!essential) throw new Error('there are no plans')
  expect(formatCents(monthlyCents(essential, 'monthly'))).toBe('$349')
  expect(formatCents(monthlyCents(essential, 'yearly'))).toBe('$296.65')
})

it('every standard plan costs 15 % less by the year', () => {
  for (const { name, priceMonthly, priceYearly } of STANDARD_PLANS) {
    expect(priceYearly, name).toBe(yearlyPrice(priceMonthly))
  }
})
