import { describe, expect, it } from 'vitest'
import {
  DOCUMENT_CATEGORIES,
  DOCUMENT_CATEGORY_LABELS,
  DOCUMENT_STATUS_TONES,
  DOCUMENT_STATUSES,
} from './document.ts'
import { documentSchema, MAX_CONTENT } from './document-schema.ts'
import { DOCUMENT_MESSAGES } from './messages.ts'

const DOCUMENT = { name: 'Contrato', category: 'contract', content: '# Contrato' }

describe('DOC-40 categories and statuses', () => {
  it('each document category has a Spanish label', () => {
    expect(DOCUMENT_CATEGORIES.map((category) => DOCUMENT_CATEGORY_LABELS[category])).toEqual([
      'Contrato',
      'Solicitud de arrendamiento',
      'Recibo de renta',
      'Mantenimiento',
      'Otro',
    ])
  })

  it('each document status has a badge with its own colour', () => {
    const tones = DOCUMENT_STATUSES.map((status) => DOCUMENT_STATUS_TONES[status])
    expect(new Set(tones).size).toBe(DOCUMENT_STATUSES.length)
  })
})

describe('DOC-41 the form of a text document', () => {
  it('a text document is a draft by default, and its text is not trimmed', () => {
    expect(documentSchema.parse({ ...DOCUMENT, name: ' Contrato ', content: '\n# A\n' })).toEqual({
      name: 'Contrato',
      category: 'contract',
      status: 'draft',
      client_id: null,
      property_id: null,
      content: '\n# A\n',
    })
  })

  it.each([null, undefined, '', ' \n ', '\0'])('refuses a document without text: %j', (content) => {
    const { error } = documentSchema.safeParse({ ...DOCUMENT, content })
    expect(error?.issues.map((issue) => issue.message)).toEqual(['El documento está vacío'])
  })

  it.each([
    [{ name: ' ' }, 'Escribe el nombre del documento'],
    [{ name: 'a'.repeat(256) }, 'El nombre no puede exceder los 255 caracteres'],
    [{ category: 'contrato' }, DOCUMENT_MESSAGES.categoryInvalid],
    [{ status: 'signed' }, 'Selecciona un estado'],
    [{ content: 'a'.repeat(MAX_CONTENT + 1) }, DOCUMENT_MESSAGES.contentLong],
    [{ client_id: '7' }, DOCUMENT_MESSAGES.saveFailed],
  ])('the form of a text document refuses %o', (change, message) => {
    const { error } = documentSchema.safeParse({ ...DOCUMENT, ...change })
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
  })
})
