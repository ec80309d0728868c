import { expect, it } from 'vitest'
import { splitNote } from './split-note.ts'

const long = 'a'.repeat(201)

it.each([
  ['Le gustó la casa', { subject: 'Le gustó la casa', description: null }],
  [
    ' Visita \nQuiere volver\ncon su esposa ',
    { subject: 'Visita', description: 'Quiere volver\ncon su esposa' },
  ],
  [long, { subject: 'Nota', description: long }],
])('CLIENT-19 the quick note %j is stored as %j', (typed, note) => {
  expect(splitNote(typed, 'Nota')).toEqual(note)
})
