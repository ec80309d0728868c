import { BUILT_IN_TEMPLATES } from '@predio/domain/documents'
import { expect, it } from 'vitest'
import { documentTypeOf } from './document-type-of.ts'

it.each([
  [BUILT_IN_TEMPLATES[2]?.id ?? '', null, 'contrato_arrendamiento'],
  [null, { filename: '1763200000000-recibo_renta.txt' }, 'recibo_renta'],
  [null, { filename: '1763200000000-otra_cosa.txt' }, null],
  [null, { filename: 7 }, null],
  [null, null, null],
  ['11111111-1111-4111-8111-111111111111', {}, null],
])('the template %s with %j has the type %s', (template_id, metadata, type) => {
  expect(documentTypeOf({ template_id, metadata })).toBe(type)
})
