import { expect, it } from 'vitest'
import { findTexts } from './find-texts.ts'

it.each([
  ['text between tags', '<p>Salir</p>', 'Salir'],
  ['a label', '<Button label="Menú" />', 'Menú'],
  ['a sentence', `toast.success('Tarea creada exitosamente')`, 'Tarea creada exitosamente'],
  ['a sentence with a value', '`Quitar ${tag} de aquí`', 'Quitar … de aquí'],
])('finds a text that people read: %s', (_, code, text) => {
  expect(findTexts('sample.tsx', `export const a = ${code}`)).toEqual([{ line: 1, text }])
})

it.each([
  ['a class', '<p className="flex gap-4" />'],
  ['an import', `import('./añadir.ts')`],
  ['what a log reads', `log.error('Not saved: año')`],
  ['an error of the program', `new RangeError('Not a número')`],
  ['a key', `({ 'año': 1 })`],
  ['a short word of code', `value === 'sale'`],
  ['the name of the product', '<p>Predio</p>'],
])('ignores a text that people do not read: %s', (_, code) => {
  expect(findTexts('sample.tsx', `export const a = ${code}`)).toEqual([])
})
