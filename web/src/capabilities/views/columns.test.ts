import { readView, writeView } from '@predio/domain/views'
import { expect, it } from 'vitest'
import { moveColumn, shownColumns, sortBy } from './columns.ts'

const viewOf = (query: string) => readView('documents', query).view

it('LIST-12 moves a column by one place', () => {
  expect(moveColumn(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(moveColumn(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
})

it('LIST-12 the table shows the columns of the view, or the default ones', () => {
  expect(shownColumns('documents', viewOf('columnas=alta'))).toEqual(['alta'])
  expect(shownColumns('documents', viewOf(''))).toContain('edicion')
  expect(shownColumns('clients', readView('clients', '').view)).toEqual([])
})

it.each([
  ['', 'orden=nombre'],
  ['orden=-nombre,alta', 'orden=nombre,alta'],
  ['orden=alta,nombre', 'orden=nombre'],
])('LIST-11 sorting the view «%s» by name gives %s', (before, after) => {
  const sorted = sortBy(viewOf(before), { field: 'nombre', ascending: true })
  expect(writeView('documents', sorted)).toBe(after)
})
