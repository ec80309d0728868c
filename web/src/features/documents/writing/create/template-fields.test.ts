import { expect, it } from 'vitest'
import { toField } from './template-fields.ts'

const variable = { label: 'x', required: true, options: [] }

it.each([
  ['año', 'number', true],
  ['anio_de_entrega', 'number', true],
  ['fecha_año', 'number', true],
  ['daño', 'number', false],
  ['anos', 'number', false],
  ['año', 'text', false],
] as const)('the variable %s of type %s is a year: %s', (name, type, isYear) => {
  expect(toField({ ...variable, name, type }).isYear).toBe(isYear)
})
