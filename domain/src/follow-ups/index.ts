export * from './plan.ts'
export { BUILT_IN_PLANS, type BuiltInPlan } from './built-in-plans.ts'

export { type PlanInput, planSchema, stepFault } from './plan-schema.ts'
export { type DatedStep, datedSteps, stepDay } from './step-days.ts'
