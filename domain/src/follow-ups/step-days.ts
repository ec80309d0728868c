import { addDays, type CalendarDate, weekday } from '../dates/index.ts'
import type { PlanStep } from './plan.ts'

const SATURDAY = 6

/**
 * PLAN-04: the day of a step. What is for the first day is done on it, also on a weekend: the agent is at work then. Later steps that
 * fall on a Saturday or Sunday are done on the Monday after. The database counts in the same way (`private.plan_day`).
 */
export function stepDay(first: CalendarDate, day: number): CalendarDate {
  const date = addDays(first, day)
  const isWeekend = day > 0 && weekday(date) >= SATURDAY
  return isWeekend ? addDays(date, 8 - weekday(date)) : date
}

export interface DatedStep extends PlanStep {
  on: CalendarDate
}

/** What a plan would do if it began on this day (PLAN-03). */
export function datedSteps(steps: readonly PlanStep[], first: CalendarDate): DatedStep[] {
  return steps.map((step) => ({ ...step, on: stepDay(first, step.day) }))
}
