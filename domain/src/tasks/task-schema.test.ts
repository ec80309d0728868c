import { describe, expect, it } from 'vitest'
import { priorityColor, TASK_PRIORITY_LABELS, TASK_STATUS_LABELS } from './task.ts'
import { taskSchema } from './task-schema.ts'

it('TASK-01 a new task is pending and of medium priority, and its empty text becomes null', () => {
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

it('TASK-01, TASK-07 the statuses and priorities of tasks have names', () => {
  expect(TASK_STATUS_LABELS).toEqual({
    pending: 'Pendiente',
    in_progress: 'En progreso',
    completed: 'Completada',
    cancelled: 'Cancelada',
  })
  expect(TASK_PRIORITY_LABELS).toEqual({
    low: 'Baja',
    medium: 'Media',
    high: 'Alta',
    urgent: 'Urgente',
  })
})

describe('TASK-02 TASK-18 TASK-19 refuses a field that is missing, unknown or too long with its own text', () => {
  it.each([
    [{ title: ' ' }, 'Escribe el título de la tarea'],
    [{ title: undefined }, 'Escribe el título de la tarea'],
    [{ title: 'a'.repeat(201) }, 'El título no puede exceder los 200 caracteres'],
    [{ description: 'a'.repeat(5001) }, 'La descripción no puede exceder los 5000 caracteres'],
    [{ status: '' }, 'Selecciona el estado de la tarea'],
    [{ status: 'active' }, 'Selecciona el estado de la tarea'],
    [{ priority: 'alta' }, 'Selecciona la prioridad de la tarea'],
    [{ due_date: 'mañana' }, 'Fecha de vencimiento inválida'],
    [{ client_id: '7' }, 'Cliente inválido'],
    [{ property_id: '7' }, 'Propiedad inválida'],
  ])('refuses the task %j: %s', (change, message) => {
    const { error } = taskSchema.safeParse({ title: 'Llamar', ...change })
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
  })
})

it.each([
  ['low', 'green'],
  ['medium', 'yellow'],
  ['high', 'red'],
  ['urgent', 'red'],
] as const)('TASK-03 the priority %s is shown in %s', (priority, color) => {
  expect(priorityColor(priority)).toBe(color)
})
