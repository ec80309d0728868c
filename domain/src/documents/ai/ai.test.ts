import { describe, expect, it } from 'vitest'
import { buildDocument } from '../build/build-document.ts'
import { checkDocument } from '../checks/check-document.ts'
import { BUILT_IN_TEMPLATES } from '../templates/built-in-templates.ts'
import { SAMPLE_DATA } from '../testing/sample-data.ts'
import { DOCUMENT_TYPES } from '../types/document-type.ts'
import { insertClause } from './insert-clause.ts'
import { parseSuggestions } from './parse-suggestions.ts'
import { promptData } from './prompt-data.ts'
import { generationRequest, suggestionsRequest } from './request-body.ts'
import { tidyReply } from './tidy-reply.ts'

describe('DOC-100 the request to the AI provider', () => {
  it.each(DOCUMENT_TYPES)(
    'the request to the AI has model, messages, temperature, max_tokens and stream, and nothing else: %s',
    (type) => {
      const body = generationRequest(type, SAMPLE_DATA[type])
      expect(Object.keys(body).toSorted()).toEqual([
        'max_tokens',
        'messages',
        'model',
        'stream',
        'temperature',
      ])
      expect(body).toMatchObject({
        model: 'gpt-3.5-turbo',
        temperature: 0.7,
        max_tokens: 2000,
        stream: true,
        messages: [{ role: 'system' }, { role: 'user' }],
      })
      expect(body.messages[0]?.content).toMatch(/asistente legal inmobiliario .* México/)
    },
  )

  it.each(DOCUMENT_TYPES)(
    'the request to the AI contains the template, and the data as JSON: %s',
    (type) => {
      const content = generationRequest(type, SAMPLE_DATA[type]).messages[1]?.content ?? ''
      const template = BUILT_IN_TEMPLATES.find(({ documentType }) => documentType === type)
      expect(content).toContain(template?.content)
      const json: unknown = JSON.parse(content.slice(content.indexOf('Datos:\n\n') + 8))
      expect(json).toEqual(promptData(type, SAMPLE_DATA[type]))
    },
  )

  it('the request for suggested clauses has the current text and 1000 tokens', () => {
    const data = SAMPLE_DATA.contrato_arrendamiento
    const body = suggestionsRequest('contrato_arrendamiento', data, '# Mío', { model: 'otro' })
    expect(body).toMatchObject({ model: 'otro', temperature: 0.7, max_tokens: 1000, stream: false })
    expect(body.messages[1]?.content).toContain('# Mío')
    const longest = suggestionsRequest('contrato_arrendamiento', data, 'a'.repeat(500_000))
    expect(longest.messages[1]?.content.length).toBeLessThan(25_000)
    const none = suggestionsRequest('contrato_arrendamiento', data, null)
    expect(none.messages[1]?.content).toContain('{{arrendador}}')
  })

  it('the request to the AI contains amounts, dates and the series already calculated', () => {
    const data = { ...SAMPLE_DATA.pagare, numero_pagares: 2, aval: null }
    const prompt = promptData('pagare', data)
    expect(prompt).toMatchObject({
      monto: 12_500,
      monto_en_pesos: '$12,500.00',
      monto_en_letra: 'DOCE MIL QUINIENTOS PESOS 00/100 M.N.',
      fecha_firma: '15 de noviembre de 2026',
      serie: [
        { numero_pagare: '1/2', fecha_vencimiento: '31 de enero de 2027' },
        { numero_pagare: '2/2', fecha_vencimiento: '28 de febrero de 2027' },
      ],
    })
    expect(prompt).not.toHaveProperty('aval')
    expect(promptData('recibo_renta', SAMPLE_DATA.recibo_renta)).not.toHaveProperty('serie')
    expect(promptData('contrato_arrendamiento', SAMPLE_DATA.contrato_arrendamiento)).toMatchObject({
      fecha_termino: '30 de noviembre de 2027',
    })
  })
})

it.each([
  [' # Pagaré ', '# Pagaré'],
  ['```markdown\n# A\n```', '# A'],
  ['  \0', ''],
])('DOC-101 tidies the reply %j to %j', (reply, text) => {
  expect(tidyReply(reply)).toBe(text)
})

it('DOC-101 a code block within the AI’s reply stays unchanged', () => {
  expect(tidyReply('A\n```\nx\n```\nB')).toBe('A\n```\nx\n```\nB')
})

describe('DOC-102 parsing of suggested clauses', () => {
  const PETS = { title: 'Mascotas', text: 'Se permiten.' }
  const KEYS = { title: 'Llaves', text: 'Se entregan dos juegos.' }

  it.each([
    ['1. **Mascotas:** Se permiten.\n2. **Llaves:** Se entregan dos juegos.', [PETS, KEYS]],
    ['1) Mascotas: Se permiten.\n\n2) Llaves: Se entregan dos juegos.', [PETS, KEYS]],
    ['**1. Mascotas:** Se permiten.\n**2. Llaves.** Se entregan dos juegos.', [PETS, KEYS]],
    ['### 1. Mascotas: Se permiten.\n### 2. Llaves: Se entregan dos juegos.', [PETS, KEYS]],
    ['- **Mascotas**: Se permiten.\n- **Llaves**: Se entregan\n  dos juegos.', [PETS, KEYS]],
    ['1. **Mascotas**\n   Se permiten.\n\n2. **Llaves**\n\nSe entregan dos juegos.', [PETS, KEYS]],
    ['Aquí van:\n\n1. **Mascotas:** Se permiten.\n\nEspero que te sirvan.', [PETS]],
    ['1. Se prohíbe fumar.', [{ title: null, text: 'Se prohíbe fumar.' }]],
    ['```\n1. **Mascotas:** Se permiten.\n```', [PETS]],
    ['No tengo sugerencias.', []],
    ['', []],
  ])('parses the suggested clauses %j', (reply, clauses) => {
    expect(parseSuggestions(reply)).toEqual(clauses)
  })

  it('parses at most ten suggested clauses', () => {
    const reply = Array.from({ length: 30 }, (_, n) => `${n + 1}. Cláusula ${n}: texto`).join('\n')
    expect(parseSuggestions(reply)).toHaveLength(10)
  })
})

describe('DOC-103 inserting a suggested clause', () => {
  it('inserts a clause after the last clause with the next number, and the contract still passes its review', () => {
    const data = SAMPLE_DATA.contrato_compraventa
    const content = insertClause(buildDocument('contrato_compraventa', data), {
      title: 'Muebles',
      text: 'Se quedan.',
    })
    expect(content).toMatch(
      /tribunales[^\n]+\n\n\*\*DÉCIMA PRIMERA\. Muebles\.\*\* Se quedan\.\n\nLeído/,
    )
    expect(checkDocument('contrato_compraventa', content, data, '2026-11-15')).toEqual([])
  })

  it.each([
    ['# A\n\n____________\nAna', '# A\n\n**Título.** Texto\n\n____________\nAna'],
    ['# A\n', '# A\n\n**Título.** Texto\n'],
    ['**PRIMERA. Uno.** a\nb', '**PRIMERA. Uno.** a\nb\n\n**SEGUNDA. Título.** Texto'],
    ['**NOTA. Uno.** a', '**NOTA. Uno.** a\n\n**Título.** Texto\n'],
  ])('inserts a suggested clause into %j', (content, result) => {
    expect(insertClause(content, { title: 'Título', text: 'Texto' })).toBe(result)
  })
})
