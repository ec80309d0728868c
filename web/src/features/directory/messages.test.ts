import { expect, it } from 'vitest'
import { deleteQuestion } from './messages.ts'

it.each([
  [0, 'Canul se eliminará de tu directorio para siempre.'],
  [1, 'Canul se eliminará de tu directorio para siempre, con el trabajo que anotaste.'],
  [3, 'Canul se eliminará de tu directorio para siempre, con los 3 trabajos que anotaste.'],
])('PRO-12 the confirmation before deleting a professional names their %i jobs', (jobs, text) => {
  expect(deleteQuestion('Canul', jobs)).toBe(text)
})
