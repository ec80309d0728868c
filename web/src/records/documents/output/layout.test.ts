import { buildDocument, parseMarkdown } from '@predio/domain/documents'
import { expect, it } from 'vitest'
import { inPairs, layOut } from './layout.ts'

const LINE = '_'.repeat(30)
const kinds = (content: string) => layOut(parseMarkdown(content)).map(({ kind }) => kind)

it('DOC-16 signature lines stay together with the sentence before them', () => {
  const parts = layOut(parseMarkdown(`Uno.\n\nLeído, lo firman.\n\n${LINE}\nAna\n\n${LINE}\nLuis`))
  expect(parts.map(({ kind }) => kind)).toEqual(['letterhead', 'block', 'signing'])
  expect(parts[2]).toMatchObject({
    lead: { type: 'paragraph' },
    signatures: [{ type: 'signature' }, { type: 'signature' }],
  })
})

it('DOC-16 a title does not count as the sentence before a signature line', () => {
  expect(layOut(parseMarkdown(`# Firmas\n\n${LINE}\nAna`))[2]).toMatchObject({ lead: null })
})

it('DOC-16 a horizontal rule before a title starts a page, and any other rule is drawn', () => {
  expect(kinds('Uno\n\n---\n\nDos\n\n---\n\n# Tres')).toEqual([
    'letterhead',
    'block',
    'block',
    'block',
    'page',
    'letterhead',
    'block',
  ])
})

it('DOC-16 each note of a series has its own page with the logo', () => {
  const content = buildDocument('pagare', {
    monto: 1000,
    beneficiario: 'Ana',
    deudor: 'Luis',
    fecha_vencimiento: '2027-01-31',
    numero_pagares: 12,
    lugar_pago: null,
    domicilio_deudor: null,
    interes_moratorio: null,
    aval: null,
    lugar_firma: null,
    fecha_firma: null,
  })
  expect(kinds(content).filter((kind) => kind === 'page')).toHaveLength(11)
  expect(kinds(content).filter((kind) => kind === 'letterhead')).toHaveLength(12)
})

it('two signature lines are put side by side', () => {
  expect(inPairs([1, 2, 3])).toEqual([[1, 2], [3]])
  expect(inPairs([])).toEqual([])
})
