import { expect, it } from 'vitest'
import { datedSteps, stepDay } from './step-days.ts'

it.each([
  ['Friday', '2026-11-20', 0, '2026-11-20'],
  ['a Saturday that is the first day', '2026-11-21', 0, '2026-11-21'],
  ['Saturday', '2026-11-20', 1, '2026-11-23'],
  ['Sunday', '2026-11-20', 2, '2026-11-23'],
  ['Monday', '2026-11-20', 3, '2026-11-23'],
  ['another year', '2026-12-31', 3, '2027-01-04'],
])('PLAN-04 dates a step that falls on %s', (_, first, day, on) => {
  expect(stepDay(first, day)).toBe(on)
})

it('PLAN-03 dates every step', () => {
  const steps = [
    { day: 0, kind: 'message' as const, text: 'Hola' },
    { day: 4, kind: 'task' as const, text: 'Llamar' },
  ]
  expect(datedSteps(steps, '2026-11-17').map(({ on, text }) => [on, text])).toEqual([
    ['2026-11-17', 'Hola'],
    ['2026-11-23', 'Llamar'],
  ])
})
