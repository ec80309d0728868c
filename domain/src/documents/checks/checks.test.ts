import { describe, expect, it } from 'vitest'
import { FIGURE_MESSAGES } from '../../figures/index.ts'
import { buildDocument } from '../build/build-document.ts'
import { SAMPLE_DATA } from '../testing/sample-data.ts'
import type { DocumentType } from '../types/document-type.ts'
import { checkDocument } from './check-document.ts'
import { CHECK_MESSAGES } from './messages.ts'

const TODAY = '2026-11-15'

function texts<T extends DocumentType>(type: T, content: string, data = false): string[] {
  const known = data ? SAMPLE_DATA[type] : null
  return checkDocument(type, content, known, TODAY).map(({ text }) => text)
}

const NOTE = buildDocument('pagare', SAMPLE_DATA.pagare)

describe('DOC-80 the review of a pagaré (LGTOC art. 170)', () => {
  it.each<[string, RegExp, string, string]>([
    ['its name', /pagaré/gi, 'documento', CHECK_MESSAGES.pagare.mention],
    [
      'the promise',
      /prometo pagar incondicionalmente/,
      'se entregará',
      CHECK_MESSAGES.pagare.promise,
    ],
    ['the amount', /\$12,500\.00/g, '$____', CHECK_MESSAGES.pagare.amount],
    ['an amount above zero', /\$12,500\.00/g, '$0.00', CHECK_MESSAGES.pagare.amount],
    [
      'the payee',
      /a la orden de \*\*[^*]+\*\*/,
      'a la orden de ________',
      CHECK_MESSAGES.pagare.payee,
    ],
    ['the due date', /el día [^)]+\)/, 'el día ________', CHECK_MESSAGES.pagare.dueDate],
    [
      'the place of payment',
      /en Mérida, Yucatán, el día/,
      'el día',
      CHECK_MESSAGES.pagare.paymentPlace,
    ],
    [
      'the date of signing',
      /a 15 de noviembre de 2026/,
      'a ________',
      CHECK_MESSAGES.pagare.signingDate,
    ],
    [
      'the place of signing',
      /suscripción:\*\* Mérida, Yucatán/,
      'suscripción:** ________',
      CHECK_MESSAGES.pagare.signingPlace,
    ],
    ['the signature', /_{10,}\n[^]*$/, '', CHECK_MESSAGES.pagare.signature],
  ])('the review of a pagaré reports a missing element: %s', (_, element, change, message) => {
    const changed = NOTE.replace(element, change)
    expect(changed).not.toBe(NOTE)
    expect(texts('pagare', changed)).toContain(message)
    expect(texts('pagare', NOTE)).toEqual([])
  })

  it.each([
    ['siempre y cuando se entregue la casa', 'siempre y cuando'],
    ['si se otorga el crédito', 'si'],
    ['una vez que se firme la escritura', 'una vez que'],
    ['en caso de que se venda el inmueble', 'en caso de que'],
    ['a condición de que haya escritura', 'a condición de'],
  ])('the review of a pagaré reports the condition: %s', (condition, words) => {
    const changed = NOTE.replace('00/100 M.N.).', `00/100 M.N.), ${condition}.`)
    expect(texts('pagare', changed)).toContain(CHECK_MESSAGES.pagare.condition(words))
  })

  it.each([
    'En caso de mora, el suscriptor pagará además los gastos de cobranza.',
    'Si no se paga a su vencimiento, causará intereses moratorios.',
    'La promesa es incondicional.',
    'El suscriptor renuncia a cualquier plazo de gracia.',
  ])('the review of a pagaré does not report as a condition: %s', (sentence) => {
    const changed = NOTE.replace('00/100 M.N.).', `00/100 M.N.). ${sentence}`)
    expect(texts('pagare', changed)).toEqual([])
  })

  it.each([
    `**PAGARÉ No. 1**

En la ciudad de Guadalajara, Jalisco, a 3 de marzo de 2027, debo y pagaré incondicionalmente por este pagaré a la orden de María Ruiz, en Guadalajara, el 3 de abril de 2027, la cantidad de $5,000.00 (CINCO MIL PESOS 00/100 M.N.).

Firma: ____________________ Pedro Soto`,
    `# PAGARÉ

Por medio del presente PAGARÉ, yo, Pedro Soto, me comprometo a pagar incondicionalmente a la orden de **María Ruiz** la cantidad de $5,000 (cinco mil pesos 00/100 M.N.), en la ciudad de Guadalajara, Jalisco, el día 03/04/2027.

**Lugar y fecha de expedición:** Guadalajara, Jalisco, 3 de marzo de 2027.

____________________
Pedro Soto`,
    `# Pagaré

EN LA CIUDAD DE GUADALAJARA, JALISCO, A LOS 3 DÍAS DEL MES DE MARZO DE 2027

Debo(emos) y pagaré(mos) incondicionalmente por este Pagaré a la orden de María Ruiz en Guadalajara, el día 1ero de abril del año 2027 la cantidad de $5,000.00. Este pagaré forma parte de una serie numerada del 1 al 12 y todos están sujetos a la condición de que, al no pagarse cualquiera de ellos a su vencimiento, serán exigibles los que le sigan en número.

____________________
Acepto`,
  ])('the review of a pagaré understands other wordings (%#)', (note) => {
    const found = texts('pagare', note).filter((text) => text !== CHECK_MESSAGES.blanksLeft(1))
    expect(found).toEqual([])
  })
})

describe('DOC-81 the review of a series of pagarés', () => {
  const data = { ...SAMPLE_DATA.pagare, numero_pagares: 3 }
  const series = buildDocument('pagare', data)

  it('the review of a series finds nothing in a complete series', () => {
    expect(checkDocument('pagare', series, data, TODAY)).toEqual([])
  })

  it('the review of a series reports a missing note and its date', () => {
    const two = series.slice(0, series.lastIndexOf('\n\n---'))
    expect(checkDocument('pagare', two, data, TODAY)).toEqual([
      { severity: 'error', text: CHECK_MESSAGES.pagare.count(2, 3) },
      { severity: 'warning', text: CHECK_MESSAGES.pagare.dates('31 de marzo de 2027') },
    ])
  })

  it('the review of a series names the note that is incomplete', () => {
    const at = series.lastIndexOf('Ana Pérez Núñez')
    const changed = `${series.slice(0, at)}Otra Persona${series.slice(at + 15)}`
    expect(checkDocument('pagare', changed, data, TODAY).map(({ text }) => text)).toEqual([
      CHECK_MESSAGES.pagare.inNotes(CHECK_MESSAGES.pagare.payee, '3'),
    ])
  })
})

describe('DOC-82 the review of a contract', () => {
  const lease = buildDocument('contrato_arrendamiento', SAMPLE_DATA.contrato_arrendamiento)
  const sale = buildDocument('contrato_compraventa', SAMPLE_DATA.contrato_compraventa)

  it.each<[DocumentType, RegExp, string, string]>([
    [
      'contrato_arrendamiento',
      /Luis Gómez Cruz/g,
      '________',
      CHECK_MESSAGES.nameMissing('la parte arrendataria', 'Luis Gómez Cruz'),
    ],
    ['contrato_arrendamiento', /Durango 200/g, '', CHECK_MESSAGES.contract.object],
    ['contrato_arrendamiento', /\$18,000\.00/g, '$____', CHECK_MESSAGES.contract.rent],
    [
      'contrato_arrendamiento',
      /\$18,000\.00/g,
      '$19,000.00',
      CHECK_MESSAGES.amountMissing('renta', '$18,000.00'),
    ],
    ['contrato_arrendamiento', /\*\*SEGUNDA\. [^\n]+/, '', CHECK_MESSAGES.contract.leaseTerm],
    [
      'contrato_arrendamiento',
      /en Ciudad de México, a 15/,
      'en ____, a 15',
      CHECK_MESSAGES.signingPlaceMissing,
    ],
    [
      'contrato_arrendamiento',
      /a 15 de noviembre[^.]+/,
      'a ____',
      CHECK_MESSAGES.signingDateMissing,
    ],
    ['contrato_arrendamiento', /_{10,}/g, '', CHECK_MESSAGES.signaturesMissing],
    ['contrato_arrendamiento', /Borrador/g, 'Texto', CHECK_MESSAGES.draftMissing],
    ['contrato_arrendamiento', /moneda nacional/, 'dólares', CHECK_MESSAGES.contract.dollars],
    ['contrato_arrendamiento', /inflación/, 'cifra', CHECK_MESSAGES.cdmx.raise],
    [
      'contrato_compraventa',
      /Ana Pérez Núñez/g,
      '',
      CHECK_MESSAGES.nameMissing('la parte vendedora', 'Ana Pérez Núñez'),
    ],
    ['contrato_compraventa', /Calle 60 #491/, '', CHECK_MESSAGES.contract.object],
    ['contrato_compraventa', /\$8?85?0?,000\.00/g, '$____', CHECK_MESSAGES.contract.price],
    [
      'contrato_compraventa',
      /28 de febrero de 2027 \([^)]+\)/,
      '________',
      CHECK_MESSAGES.contract.saleTerm,
    ],
    ['contrato_compraventa', /PROFECO/g, 'autoridad', CHECK_MESSAGES.profecoMissing],
    ['contrato_compraventa', /Borrador/g, 'Texto', CHECK_MESSAGES.draftMissing],
    [
      'contrato_compraventa',
      /en Mérida, Yucatán, a 15/,
      'en ____, a 15',
      CHECK_MESSAGES.signingPlaceMissing,
    ],
  ])('the review of a contract reports in %s the missing %s', (type, element, change, message) => {
    const whole = type === 'contrato_compraventa' ? sale : lease
    const changed = whole.replace(element, change)
    expect(changed).not.toBe(whole)
    expect(texts(type, changed, true)).toContain(message)
    expect(texts(type, whole, true)).toEqual([])
  })

  it('the review warns of a lease of a home in Mexico City for less than a year', () => {
    const data = { ...SAMPLE_DATA.contrato_arrendamiento, plazo: 6 }
    const content = buildDocument('contrato_arrendamiento', data)
    expect(checkDocument('contrato_arrendamiento', content, data, TODAY)).toEqual([
      { severity: 'warning', text: CHECK_MESSAGES.cdmx.oneYear },
    ])
  })
})

it.each<[RegExp, string, string]>([
  [/Luis Gómez Cruz/, '________', CHECK_MESSAGES.receipt.tenant],
  [/\$12,500\.00/, '$____', CHECK_MESSAGES.receipt.amount],
  [/noviembre de 2026\n/, 'octubre de 2026\n', CHECK_MESSAGES.receipt.period],
  [/Calle 60 #491/, '________', CHECK_MESSAGES.receipt.object],
  [/^Mérida, Yucatán/m, '________', CHECK_MESSAGES.signingPlaceMissing],
  [/_{10,}/, '', CHECK_MESSAGES.signatureMissing],
])('DOC-83 the review of a receipt reports the missing %s', (element, change, message) => {
  const data = { ...SAMPLE_DATA.recibo_renta, fecha_firma: '2026-12-01' }
  const receipt = buildDocument('recibo_renta', data)
  expect(checkDocument('recibo_renta', receipt, data, TODAY)).toEqual([])
  const changed = checkDocument('recibo_renta', receipt.replace(element, change), data, TODAY)
  expect(changed.map(({ text }) => text)).toContain(message)
})

describe('DOC-84 comparing amounts in figures and in words', () => {
  it.each([
    '$1,200.00 (MIL DOSCIENTOS PESOS 00/100 M.N.)',
    '$1,200 (un mil doscientos pesos 00/100 moneda nacional)',
    '$1,200.00 M.N. (Son: mil doscientos pesos)',
    '$2,000,000.00 (DOS MILLONES DE PESOS 00/100 M.N.)',
    '$1,200.00 (IVA incluido)',
  ])('the review accepts equal amounts in figures and in words: %s', (amount) => {
    const changed = NOTE.replace(/\*\*\$12,500\.00\*\* \([^)]+\)/, amount)
    expect(texts('pagare', changed)).toEqual([])
  })

  it.each([
    ['$1,200.00 (MIL DOS PESOS 00/100 M.N.)', '$1,200.00', 'MIL DOSCIENTOS PESOS 00/100 M.N.'],
    [
      '$1,200.50 (MIL DOSCIENTOS PESOS 00/100 M.N.)',
      '$1,200.50',
      'MIL DOSCIENTOS PESOS 50/100 M.N.',
    ],
  ])(
    'the review reports different amounts in figures and in words: %s',
    (amount, figures, words) => {
      const changed = NOTE.replace(/\*\*\$12,500\.00\*\* \([^)]+\)/, amount)
      expect(checkDocument('pagare', changed, null, TODAY)).toEqual([
        { severity: 'error', text: CHECK_MESSAGES.wordsDiffer(figures, words) },
      ])
    },
  )
})

describe('DOC-85 gaps in a text', () => {
  it.each([
    ['\n\nUno {{renta}} y {{ renta }}', CHECK_MESSAGES.variableLeft('{{renta}}')],
    ['\n\nUno ________', CHECK_MESSAGES.blanksLeft(1)],
    ['\n\nUno ________ y [Nombre del aval]', CHECK_MESSAGES.blanksLeft(2)],
  ])('the review reports the gaps in %j', (added, message) => {
    expect(texts('pagare', NOTE + added)).toEqual([message])
  })

  it('the review reports an empty document', () => {
    expect(checkDocument('pagare', ' \n', null, TODAY)).toEqual([
      { severity: 'error', text: CHECK_MESSAGES.empty },
    ])
  })
})

const UMA_2025 = '$113.14, vigente desde el 1 de febrero de 2025'
const UMA_2026 = '$117.31, vigente desde el 1 de febrero de 2026'

it.each([
  [
    'contrato_compraventa',
    { precio: 941_412.75 },
    CHECK_MESSAGES.vulnerable.sale('$941,412.75', UMA_2026),
  ],
  ['contrato_compraventa', { precio: 941_412.74 }, null],
  [
    'contrato_arrendamiento',
    { renta: 188_282.55 },
    CHECK_MESSAGES.vulnerable.leaseIdentify('$188,282.55', UMA_2026),
  ],
  ['contrato_arrendamiento', { renta: 188_282.54 }, null],
  [
    'contrato_arrendamiento',
    { renta: 376_565.1 },
    CHECK_MESSAGES.vulnerable.leaseNotice('$376,565.10', UMA_2026),
  ],
] as const)(
  'DOC-86 the review mentions the anti-money-laundering law from its threshold on: %s of %o',
  (type, change, message) => {
    const data = { ...SAMPLE_DATA[type], ...change }
    const found = checkDocument(type, buildDocument(type, data), data, TODAY)
    expect(found).toEqual(message === null ? [] : [{ severity: 'info', text: message }])
  },
)

it.each([
  ['2026-01-31', [CHECK_MESSAGES.vulnerable.sale('$907,948.50', UMA_2025)]],
  ['2026-02-01', [CHECK_MESSAGES.vulnerable.sale('$941,412.75', UMA_2026)]],
  [
    '2027-02-01',
    [
      CHECK_MESSAGES.vulnerable.sale('$941,412.75', UMA_2026),
      FIGURE_MESSAGES.umaExpired('$117.31', '2027-01-31'),
    ],
  ],
])('DOC-86 the review uses the UMA of the day and warns of an expired UMA: %s', (today, found) => {
  const data = { ...SAMPLE_DATA.contrato_compraventa, precio: 2_000_000 }
  const content = buildDocument('contrato_compraventa', data)
  const findings = checkDocument('contrato_compraventa', content, data, today)
  expect(findings.map(({ text }) => text)).toEqual(found)
})

it('DOC-87 the review of a long hostile text ends', () => {
  for (const piece of [
    'en Aaa ',
    'a',
    '$1',
    '{{',
    '(',
    'de enero de ',
    'prometo ',
    '1 ',
    ' ',
    'Firma: ',
  ]) {
    expect(checkDocument('pagare', piece.repeat(30_000), null, TODAY).length).toBeGreaterThan(0)
  }
})
