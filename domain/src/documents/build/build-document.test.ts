import { describe, expect, it } from 'vitest'
import { checkDocument } from '../checks/check-document.ts'
import { parseMarkdown } from '../markdown/parse-markdown.ts'
import { toPlainText } from '../markdown/to-plain-text.ts'
import { SAMPLE_DATA } from '../testing/sample-data.ts'
import { dataSchema } from '../types/data-schema.ts'
import { DOCUMENT_TYPES, type DocumentType } from '../types/document-type.ts'
import { TYPE_FIELDS } from '../types/type-fields.ts'
import { buildDocument, leaseEnd } from './build-document.ts'

/** DOC-60: a document can be built from its required fields alone. */
function requiredOnly<T extends DocumentType>(type: T) {
  const optional = TYPE_FIELDS[type].filter(({ required }) => !required)
  const empty = Object.fromEntries(optional.map(({ name }) => [name, null]))
  return dataSchema(type).parse({ ...SAMPLE_DATA[type], ...empty })
}

describe('DOC-70 the built document of each type', () => {
  it.each(DOCUMENT_TYPES)('the built document %s passes its review and has no gaps', (type) => {
    const content = buildDocument(type, SAMPLE_DATA[type])
    expect(checkDocument(type, content, SAMPLE_DATA[type], '2026-11-15')).toEqual([])
    expect(content).not.toMatch(/null|undefined|\{\{/)
  })

  it.each(DOCUMENT_TYPES)('the document %s is built from the required fields alone', (type) => {
    const content = buildDocument(type, requiredOnly(type))
    expect(content).not.toMatch(/null|undefined|\{\{/)
    expect(content).toContain('____________, a ____________')
  })

  it.each(DOCUMENT_TYPES)('the built document %s shows names exactly as typed', (type) => {
    const name = '# *Luis* {{renta}} $& Cruz'
    const tricky = Object.entries(SAMPLE_DATA[type]).map(([field, value]) => [
      field,
      value === 'Luis Gómez Cruz' ? name : value,
    ])
    const content = buildDocument(type, dataSchema(type).parse(Object.fromEntries(tricky)))
    expect(toPlainText(content)).toContain(name)
  })
})

describe('DOC-71 the text of a pagaré', () => {
  it('a pagaré contains amount and dates in figures and in words', () => {
    const text = toPlainText(buildDocument('pagare', SAMPLE_DATA.pagare))
    expect(text).toContain(
      'prometo pagar incondicionalmente a la orden de Ana Pérez Núñez, en Mérida, Yucatán, el día 31 de enero de 2027 (treinta y uno de enero de dos mil veintisiete), la cantidad de $12,500.00 (DOCE MIL QUINIENTOS PESOS 00/100 M.N.).',
    )
    expect(text).toContain('intereses moratorios a razón del 3.5 % mensual')
  })

  it('the text of a pagaré repeats for each note of a series with its own date, separated by rules', () => {
    const content = buildDocument('pagare', { ...SAMPLE_DATA.pagare, numero_pagares: 3 })
    const blocks = parseMarkdown(content)
    expect(blocks.filter(({ type }) => type === 'rule')).toHaveLength(2)
    const text = toPlainText(content)
    expect(text.match(/^Pagaré \d\/3$/gm)).toEqual(['Pagaré 1/3', 'Pagaré 2/3', 'Pagaré 3/3'])
    expect(text.match(/el día \d+ de \p{L}+ de \d+/gu)).toEqual([
      'el día 31 de enero de 2027',
      'el día 28 de febrero de 2027',
      'el día 31 de marzo de 2027',
    ])
  })

  it('the longest series of pagarés stays within the length of a stored document', () => {
    const data = { ...SAMPLE_DATA.pagare, numero_pagares: 120 }
    expect(buildDocument('pagare', data).length).toBeLessThan(500_000)
  })

  it('a pagaré names the place of signing as place of payment if no other is given', () => {
    const content = buildDocument('pagare', {
      ...SAMPLE_DATA.pagare,
      lugar_pago: null,
      lugar_firma: 'Tulum',
    })
    expect(content).toContain('en Tulum, el día')
  })
})

describe('DOC-72 the text of contracts', () => {
  const lease = SAMPLE_DATA.contrato_arrendamiento

  it.each([
    [lease, true],
    [{ ...lease, uso: null }, true],
    [{ ...lease, uso: 'Comercial' }, false],
    [{ ...lease, entidad: 'Jalisco' }, false],
    [{ ...lease, entidad: null }, false],
  ])(
    'DOC-114 a lease contains the rules for homes of Mexico City only for a home there (%#)',
    (data, applies) => {
      const content = buildDocument('contrato_arrendamiento', data)
      expect(content.includes('2448 D')).toBe(applies)
      expect(content.includes('2448 F')).toBe(applies)
    },
  )

  it('a contract numbers its clauses without gaps', () => {
    const content = buildDocument('contrato_arrendamiento', {
      ...lease,
      deposito: null,
      fiador: null,
    })
    expect(content.match(/^\*\*[A-ZÉ ]+\. /gm)).toEqual([
      '**PRIMERA. ',
      '**SEGUNDA. ',
      '**TERCERA. ',
      '**CUARTA. ',
      '**QUINTA. ',
      '**SEXTA. ',
      '**SÉPTIMA. ',
      '**OCTAVA. ',
      '**NOVENA. ',
      '**DÉCIMA. ',
    ])
    expect(buildDocument('contrato_arrendamiento', lease)).toContain('**DÉCIMA SEGUNDA. ')
  })

  it('both contracts are marked as drafts, and only the sale mentions PROFECO', () => {
    const sale = buildDocument('contrato_compraventa', SAMPLE_DATA.contrato_compraventa)
    expect(sale).toContain('Borrador para revisión')
    expect(sale).toContain('PROFECO')
    expect(sale).toContain('De contado, a la firma de la escritura pública. A la firma')
    const text = buildDocument('contrato_arrendamiento', lease)
    expect(text).toContain('Borrador para revisión')
    expect(text).not.toContain('PROFECO')
  })

  it.each([
    ['2026-12-01', 12, '2027-11-30'],
    ['2026-12-15', 6, '2027-06-14'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('a lease from %s for %i months ends on %s', (start, months, end) => {
    expect(leaseEnd(start, months)).toBe(end)
  })
})
