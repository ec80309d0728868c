import { taskSchema } from '@predio/domain/tasks'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { TaskRow } from './api/task-row.ts'
import { describeTask, newTask, toForm, toTaskInput } from './task-values.ts'

const zone = 'America/Tijuana'
const row: TaskRow = {
  id: '8d0a3f0e-0000-4000-8000-000000000001',
  title: 'Llamar al notario',
  description: null,
  status: 'in_progress',
  priority: 'urgent',
  due_date: '2026-11-16T02:30:00+00:00',
  completed_at: null,
  is_open: true,
  client_id: '8d0a3f0e-0000-4000-8000-000000000002',
  client_name: 'Ana López',
  property_id: null,
  property_title: null,
  is_example: false,
  purpose: null,
  created_at: '2026-11-01T12:00:00Z',
  message: null,
  client_first_name: null,
  client_whatsapp: null,
  updated_at: '2026-11-01T00:00:00+00:00',
}

describe('the task form', () => {
  it('the form shows the due time in the agent’s time zone and saves the same time', () => {
    const values = toForm(row, zone)
    expect(values.due_date).toEqual({ day: '2026-11-15', time: '18:30' })
    const saved = taskSchema.parse(toTaskInput(values, zone))
    expect(saved.due_date).toBe('2026-11-16T02:30:00.000Z')
    expect(saved).toMatchObject({ client_id: row.client_id, property_id: null, description: null })
  })

  it('TASK-01 a new task is pending, of medium priority and without a date', () => {
    const client = { id: row.client_id ?? '', label: 'Ana López' }
    const saved = taskSchema.parse(toTaskInput({ ...newTask({ client }, zone), title: 'x' }, zone))
    expect(saved).toMatchObject({
      status: 'pending',
      priority: 'medium',
      due_date: null,
      client_id: client.id,
    })
  })

  it('TASK-10 a task for a day without an hour is due at nine in the morning', () => {
    const values = { ...newTask({}, zone), title: 'x', due_date: { day: '2026-11-15', time: '' } }
    expect(toTaskInput(values, zone).due_date).toBe('2026-11-15T17:00:00.000Z')
  })

  it('the values of a task are described in Spanish for the comparison of two versions', () => {
    expect(describeTask(toForm(row, zone), zone)).toMatchObject({
      status: 'En progreso',
      priority: 'Urgente',
      due_date: '15 nov 2026, 6:30 p.m.',
      client_id: 'Ana López',
    })
  })
})

describe('TASK-10 a new task for a given day', () => {
  afterEach(() => vi.useRealTimers())

  it.each([
    ['2026-11-16T20:00:00Z', '18:00'],
    ['2026-11-17T03:00:00Z', '23:59'],
  ])('a task created at %s for that day is due at %s', (now, time) => {
    vi.useFakeTimers({ now: new Date(now) })
    expect(newTask({ day: '2026-11-16' }, zone).due_date).toEqual({ day: '2026-11-16', time })
  })
})
