import { BUILT_IN_TEMPLATES } from '@predio/domain/documents'
import { expect, it } from 'vitest'
import { findTemplates } from './find-templates.ts'

it.each([
  ['', 4],
  ['PAGARE', 1],
  ['contrato', 2],
  ['contrato notario', 1],
  ['recibo letra', 1],
  ['helicóptero', 0],
])('TPL-02 a search for %j finds %i of the built-in templates', (text, count) => {
  expect(findTemplates(BUILT_IN_TEMPLATES, text)).toHaveLength(count)
})
