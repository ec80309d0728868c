import { expect, it } from 'vitest'
import { listVariables } from '../scripts/index.ts'
import { BUILT_IN_PLANS } from './built-in-plans.ts'
import { planSchema } from './plan-schema.ts'

it('PLAN-09 there are five built-in plans, each with its own key and name', () => {
  expect(BUILT_IN_PLANS).toHaveLength(5)
  expect(new Set(BUILT_IN_PLANS.map(({ key }) => key)).size).toBe(5)
  expect(new Set(BUILT_IN_PLANS.map(({ name }) => name)).size).toBe(5)
})

it.each(BUILT_IN_PLANS.map((plan) => [plan.name, plan] as const))(
  'PLAN-09 the built-in plan %s can be saved unchanged, and its messages need only the name',
  (_, { key: _key, stage: _stage, ...plan }) => {
    expect(planSchema.parse(plan)).toEqual({ ...plan, is_automatic: false })
    const variables = plan.steps.flatMap(({ text }) => listVariables(text))
    expect(new Set(variables)).toEqual(new Set(['nombre']))
  },
)
