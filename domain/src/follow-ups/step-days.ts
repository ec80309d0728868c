import { addDays, type CalendarDate, weekday } from '../dates/index.ts'
import type { PlanStep } from './plan.ts'

const SATURDAY = 6

/**
 * PLAN-04: the first step keeps its day even on a weekend, because the agent is at work on that day. Later steps move from a weekend to
 * Monday. The database counts in the same way (`private.plan_day`).
 */
export function stepDay(first: CalendarDate, day: number): CalendarDate {
  const date = addDays(first, day)
  const isWeekend = day > 0 && weekday(date) >= SATURDAY
  return isWeekend ? addDays(date, 8 - weekday(date)) : date
}

export interface DatedStep extends PlanStep {
  on: CalendarDate
}

/** PLAN-03: gives the dates of a plan that would begin on this day. */
export function datedSteps(steps: readonly PlanStep[], first: CalendarDate): DatedStep[] {
  return steps.map((step) => ({ ...step, on: stepDay(first, step.day) }))
}
