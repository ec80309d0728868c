import { expect, it } from 'vitest'
import { offerAction } from './offer-action.ts'

it.each([
  ['active', 'a', 'monthly', 'current'],
  ['active', 'a', 'yearly', 'rebill'],
  ['active', 'b', 'monthly', 'change'],
  ['cancelled', 'a', 'monthly', 'renew'],
  ['expired', 'a', 'yearly', 'renew'],
  ['expired', 'b', 'yearly', 'choose'],
  ['trial', 'b', 'monthly', 'choose'],
] as const)(
  'SUB-13 with the subscription %s, plan %s by %s has the action %s',
  (status, planId, billing, action) => {
    const row = { status, billing_type: 'monthly', plan: { id: 'a' } }
    expect(offerAction(row, planId, billing)).toBe(action)
  },
)

it('SUB-13 a plan can be chosen while the subscription is unknown', () => {
  expect(offerAction(undefined, 'a', 'monthly')).toBe('choose')
})
