export { monthlyCents, type Billing } from './plan-price.ts'
export { STANDARD_PLANS, type Plan } from './standard-plans.ts'
export { yearlyPrice } from './yearly-price.ts'
