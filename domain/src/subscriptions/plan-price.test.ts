import { expect, it } from 'vitest'
import { monthlyCents } from './plan-price.ts'
import { STANDARD_PLANS } from './standard-plans.ts'
import { yearlyPrice } from './yearly-price.ts'

it('SUB-10 the monthly equivalent of a yearly plan is a twelfth of its price', () => {
  const [essential] = STANDARD_PLANS
  if (!essential) throw new Error('there are no plans')
  expect(monthlyCents(essential, 'monthly')).toBe(34_900)
  expect(monthlyCents(essential, 'yearly')).toBe(29_665)
})

it('SUB-10 every standard plan costs 15 % less by the year', () => {
  for (const { name, priceMonthly, priceYearly } of STANDARD_PLANS) {
    expect(priceYearly, name).toBe(yearlyPrice(priceMonthly))
  }
})
