import { expect, it } from 'vitest'
import { selectionSchema } from './selection-schema.ts'

const valid = { title: 'Casas para Ana', message: '', items: [{ note: '' }] }

it.each([
  [{ title: '  ' }, 'Escribe un título para la selección'],
  [{ title: 'x'.repeat(121) }, 'El título no puede exceder los 120 caracteres'],
  [{ message: 'x'.repeat(1001) }, 'El mensaje no puede exceder los 1000 caracteres'],
  [{ items: [] }, 'Agrega al menos una propiedad'],
  [{ items: [{ note: 'x'.repeat(501) }] }, 'Una nota no puede exceder los 500 caracteres'],
  [
    { items: Array.from({ length: 101 }, () => ({ note: '' })) },
    'Una selección tiene a lo más 100 propiedades',
  ],
])('SEL-01 refuses the selection %o', (changes, message) => {
  expect(selectionSchema.safeParse({ ...valid, ...changes }).error?.issues[0]?.message).toBe(
    message,
  )
})

it('SEL-01 a selection’s texts are trimmed', () => {
  expect(selectionSchema.parse({ ...valid, title: ' Casas ', message: ' ' })).toMatchObject({
    title: 'Casas',
    message: null,
  })
})
