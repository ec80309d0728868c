import { expect, it } from 'vitest'
import { addTag } from './add-tag.ts'

it.each([
  ['  Vista al mar ', { kind: 'added', tags: ['Playa', 'Vista al mar'] }],
  ['Vista   al mar', { kind: 'added', tags: ['Playa', 'Vista al mar'] }],
  ['   ', { kind: 'nothing' }],
  ['Playa', { kind: 'exists' }],
  [' PLAYA', { kind: 'exists' }],
  ['playá', { kind: 'exists' }],
])('section 5: %j gives %j', (typed, added) => {
  expect(addTag(['Playa'], typed)).toEqual(added)
})
