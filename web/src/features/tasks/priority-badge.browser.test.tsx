import { TASK_PRIORITIES } from '@predio/domain/tasks'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInKit } from '../../ui/testing/render-in-kit.tsx'
import { PriorityBadge } from './priority-badge.tsx'

it('TASK-03 low is green, medium yellow, high red, and urgent red with its own icon', async () => {
  await renderInKit(
    TASK_PRIORITIES.map((priority) => <PriorityBadge key={priority} priority={priority} />),
  )
  const badge = (name: string) => page.getByText(name, { exact: true }).element()
  const colour = (name: string) => getComputedStyle(badge(name)).backgroundColor
  const mark = (name: string) => badge(name).querySelector('svg')?.outerHTML
  expect(new Set(['Baja', 'Media', 'Alta'].map(colour)).size).toBe(3)
  expect(badge('Baja')).toHaveClass('bg-success-soft')
  expect(badge('Media')).toHaveClass('bg-warning-soft')
  expect(badge('Alta')).toHaveClass('bg-danger-soft')
  expect(colour('Urgente')).toBe(colour('Alta'))
  expect(mark('Urgente')).not.toBe(mark('Alta'))
})
