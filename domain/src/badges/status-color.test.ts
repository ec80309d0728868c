import { expect, it } from 'vitest'
import { statusColor } from './status-color.ts'

it.each([
  ['active', 'green'],
  ['pending', 'yellow'],
  ['completed', 'blue'],
  ['cancelled', 'red'],
  ['in_progress', 'grey'],
  ['inactive', 'grey'],
  ['lead', 'grey'],
  ['', 'grey'],
])('BADGE-01, TASK-07 the badge of the status %j is %s', (status, color) => {
  expect(statusColor(status)).toBe(color)
})
