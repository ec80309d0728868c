import { describe, expect, it } from 'vitest'
import { TASK_MESSAGES as texts } from './messages.ts'
import { priorityColor } from './task.ts'
import { taskSchema } from './task-schema.ts'

it('TASK-01 is pending and of medium priority by default, and stores empty text as null', () => {
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

describe('TASK-02 refuses a field that is missing, unknown or too long with its own text', () => {
  it.each([
    [{ title: ' ' }, texts.titleMissing],
    [{ title: undefined }, texts.titleMissing],
    [{ title: 'a'.repeat(201) }, texts.titleLong],
    [{ description: 'a'.repeat(5001) }, texts.descriptionLong],
    [{ status: '' }, texts.statusInvalid],
    [{ status: 'active' }, texts.statusInvalid],
    [{ priority: 'alta' }, texts.priorityInvalid],
    [{ due_date: 'mañana' }, texts.dueDateInvalid],
    [{ client_id: '7' }, texts.clientInvalid],
    [{ property_id: '7' }, texts.propertyInvalid],
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
] as const)('TASK-03 shows priority %s in %s', (priority, color) => {
  expect(priorityColor(priority)).toBe(color)
})
