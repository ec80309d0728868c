import { expect, it } from 'vitest'
import { parseBinding } from './parse-binding.ts'

const all = { event: '*', schema: 'public', table: '*', filters: [], select: undefined }

it.each([
  [{ event: '*', schema: 'public' }, all],
  [{ schema: 'public', table: null, filter: null }, all],
  [{ table: 'tasks' }, { ...all, table: 'tasks' }],
  [
    { event: 'insert', schema: 'public', table: 'tasks' },
    { ...all, event: 'INSERT', table: 'tasks' },
  ],
  [{ event: 'other', schema: 'public' }, all],
  [
    { schema: 'public', table: 'tasks', filter: '' },
    { ...all, table: 'tasks' },
  ],
  [
    { schema: 'public', table: 'tasks', select: ['id', 5] },
    { ...all, table: 'tasks', select: ['id'] },
  ],
])('parses the binding %j', (params, binding) => {
  expect(parseBinding(params)).toEqual(binding)
})

it.each([
  [{}, 'No subscription params provided'],
  [{ schema: 'public', filter: 'id=eq.1' }, 'No subscription params provided'],
  [{ schema: 5, table: 'tasks' }, 'No subscription params provided'],
  [
    { schema: 'public', table: 'tasks', filter: 'undefined' },
    'Error parsing `filter` params: ["undefined"]',
  ],
  [{ schema: 'public', table: 'tasks', select: 'id' }, 'Error parsing `select` params'],
  [{ schema: 'public', select: ['id'] }, 'not supported for wildcard subscriptions'],
])('refuses the binding %j', (params, message) => {
  expect(() => parseBinding(params)).toThrow(message)
})
