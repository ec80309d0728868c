import { describe, expect, it } from 'vitest'
import { TASK_MESSAGES as say } from './messages.ts'
import { priorityColor } from './task.ts'
import { taskSchema } from './task-schema.ts'

it('TASK-01 (section 4) pending and medium by default', () => {
  expect(taskSchema.parse({ title: ' Llamar a Ana ', description: '', due_date: '' })).toEqual({
    title: 'Llamar a Ana',
    description: null,
    status: 'pending',
    priority: 'medium',
    due_date: null,
    client_id: null,
    property_id: null,
  })
})

describe('TASK-02 (section 5) title, status and priority', () => {
  it.each([
    [{ title: ' ' }, say.titleMissing],
    [{ title: undefined }, say.titleMissing],
    [{ title: 'a'.repeat(201) }, say.titleLong],
    [{ description: 'a'.repeat(5001) }, say.descriptionLong],
    [{ status: '' }, say.statusInvalid],
    [{ status: 'active' }, say.statusInvalid],
    [{ priority: 'alta' }, say.priorityInvalid],
    [{ due_date: 'mañana' }, say.dueDateInvalid],
    [{ client_id: '7' }, say.clientInvalid],
    [{ property_id: '7' }, say.propertyInvalid],
  ])('%j: %s', (change, message) => {
    const { error } = taskSchema.safeParse({ title: 'Llamar', ...change })
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
  })
})

it.each([
  ['low', 'green'],
  ['medium', 'yellow'],
  ['high', 'red'],
  ['urgent', 'red'],
] as const)('TASK-03 (section 4) priority %s is %s', (priority, color) => {
  expect(priorityColor(priority)).toBe(color)
})
