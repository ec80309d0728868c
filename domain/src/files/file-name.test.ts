import { expect, it } from 'vitest'
import { extensionOf, fileName, uniqueName } from './file-name.ts'

it.each([
  ['Contrato de renta', 'pdf', 'Contrato de renta.pdf'],
  ['Contrato de renta.PDF', 'pdf', 'Contrato de renta.PDF'],
  ['Recibo 3/12: "Casa"', 'docx', 'Recibo 3 12 Casa.docx'],
  ['???', 'pdf', 'documento.pdf'],
  ['Año ñandú', '', 'Año ñandú'],
])('a file called %s of the type %s is named %s', (name, extension, expected) => {
  expect(fileName(name, extension)).toBe(expected)
})

it('reads the extension of a path', () => {
  expect(extensionOf('u/1-contrato.PDF')).toBe('pdf')
  expect(extensionOf('u/1-contrato')).toBe('')
})

it('a file whose name is taken gets another name, whatever the case', () => {
  const taken = new Set(['contrato.pdf', 'contrato (2).pdf'])
  expect(uniqueName('Contrato.pdf', taken)).toBe('Contrato (3).pdf')
  expect(uniqueName('Otro.pdf', taken)).toBe('Otro.pdf')
})
