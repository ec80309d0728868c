import { expect, it } from 'vitest'
import { yearlyPrice } from './yearly-price.ts'

it.each([
  [0, 0],
  [34_900, 355_980],
  [69_900, 712_980],
  [149_900, 1_528_980],
])('SUB-10 SUB-11 a price of %i cents a month is %i a year', (monthly, yearly) => {
  expect(yearlyPrice(monthly)).toBe(yearly)
})
