import { describe, expect, it } from 'vitest'
import { dataSchema } from './data-schema.ts'
import { DOCUMENT_TYPES, type DocumentType, isDocumentType } from './document-type.ts'
import { fillFromRecords } from './fill-from-records.ts'
import type { FillClient, FillProperty } from './records.ts'
import { stateInAddress } from './state-in-address.ts'
import { TYPE_FIELDS } from './type-fields.ts'

const PAGARE = {
  monto: '120,000',
  beneficiario: ' Ana Pérez ',
  deudor: 'Luis Gómez',
  fecha_vencimiento: '2026-12-31',
  numero_pagares: 12,
}
const LEASE = {
  arrendador: 'Ana Pérez',
  arrendatario: 'Luis Gómez',
  direccion_inmueble: 'Calle 60 #491, Centro, Mérida, Yucatán',
  renta: 12_000,
  plazo: '12',
  fecha_inicio: '2026-12-01',
}

describe('DOC-60 DOC-112 document types and their fields', () => {
  it.each<[DocumentType, string[]]>([
    ['pagare', ['monto', 'beneficiario', 'deudor', 'fecha_vencimiento', 'numero_pagares']],
    ['recibo_renta', ['inquilino', 'monto', 'mes', 'año', 'direccion_inmueble']],
    [
      'contrato_arrendamiento',
      ['arrendador', 'arrendatario', 'direccion_inmueble', 'renta', 'plazo', 'fecha_inicio'],
    ],
    [
      'contrato_compraventa',
      ['vendedor', 'comprador', 'direccion_inmueble', 'precio', 'forma_pago'],
    ],
  ])('the document type %s requires %j', (type, names) => {
    const required = TYPE_FIELDS[type].filter((field) => field.required)
    expect(required.map(({ name }) => name)).toEqual(names)
  })

  it('the fields of a document type have unique names, and every select has options', () => {
    for (const type of DOCUMENT_TYPES) {
      const names = TYPE_FIELDS[type].map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      const selects = TYPE_FIELDS[type].filter(({ kind }) => kind === 'select')
      expect(selects.every(({ options }) => (options ?? []).length > 1)).toBe(true)
    }
  })

  it.each([
    ['pagare', true],
    ['contrato', false],
    ['', false],
  ])('the text %j is a document type: %s', (text, known) => {
    expect(isDocumentType(text)).toBe(known)
  })
})

describe('DOC-61 the data of a document', () => {
  it('a document’s data become amounts, numbers and dates, and empty fields become null', () => {
    expect(dataSchema('pagare').parse({ ...PAGARE, aval: ' ', interes_moratorio: '3.5' })).toEqual({
      ...PAGARE,
      monto: 120_000,
      beneficiario: 'Ana Pérez',
      lugar_pago: null,
      domicilio_deudor: null,
      interes_moratorio: 3.5,
      aval: null,
      lugar_firma: null,
      fecha_firma: null,
    })
  })

  it.each([
    [{ monto: '' }, 'Falta: Monto de cada pagaré'],
    [{ monto: 0 }, 'Monto de cada pagaré: debe ser mayor que cero'],
    [{ monto: -5 }, 'Monto de cada pagaré: debe ser mayor que cero'],
    [{ monto: 'mucho' }, 'Monto de cada pagaré: escribe una cantidad en pesos, por ejemplo 12,500'],
    [{ deudor: '  ' }, 'Falta: Deudor (quien firma y paga)'],
    [{ deudor: 'a'.repeat(201) }, 'Deudor (quien firma y paga): máximo 200 caracteres'],
    [{ fecha_vencimiento: '2026-02-30' }, 'Fecha de vencimiento: escribe una fecha válida'],
    [{ numero_pagares: 0 }, 'Número de pagarés: escribe un número entero de 1 a 120'],
    [{ numero_pagares: 121 }, 'Número de pagarés: escribe un número entero de 1 a 120'],
    [{ numero_pagares: 1.5 }, 'Número de pagarés: escribe un número entero de 1 a 120'],
    [{ interes_moratorio: 101 }, 'Interés moratorio mensual (%): escribe un porcentaje de 0 a 100'],
  ])('refuses the data %j: %s', (change, message) => {
    const { error } = dataSchema('pagare').safeParse({ ...PAGARE, ...change })
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  it('the error names every empty required field', () => {
    const { error } = dataSchema('contrato_arrendamiento').safeParse({})
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual(Object.keys(LEASE))
  })

  it.each([
    ['Habitacional', true],
    ['', true],
    ['Industrial', false],
  ])('accepts the use %j of a leased home: %s', (uso, accepted) => {
    const { success } = dataSchema('contrato_arrendamiento').safeParse({ ...LEASE, uso })
    expect(success).toBe(accepted)
  })
})

const OWNER: FillClient = {
  type: 'propietario',
  first_name: 'Ana',
  last_name: 'Pérez',
  address: 'Calle 1',
}
const TENANT: FillClient = {
  type: 'inquilino',
  first_name: 'Luis',
  last_name: 'Gómez',
  address: null,
}
const FLAT: FillProperty = {
  title: 'Depto',
  location: 'Roma Norte, Ciudad de México',
  price: 18_000,
  currency: 'MXN',
  operation: 'rent',
}
const today = '2026-11-15'

describe('DOC-62 filling a form from the chosen records', () => {
  it('DOC-113 fills a lease from the chosen records, whatever the order of the clients', () => {
    const records = { clients: [TENANT, OWNER], property: FLAT, today }
    expect(fillFromRecords('contrato_arrendamiento', records)).toEqual({
      arrendador: 'Ana Pérez',
      domicilio_arrendador: 'Calle 1',
      arrendatario: 'Luis Gómez',
      direccion_inmueble: 'Roma Norte, Ciudad de México',
      renta: 18_000,
      entidad: 'Ciudad de México',
      plazo: 12,
      dia_pago: 5,
      uso: 'Habitacional',
      fecha_firma: today,
    })
  })

  it('DOC-113 fills a receipt of the current month from the chosen records', () => {
    const records = { clients: [TENANT], property: FLAT, today }
    expect(fillFromRecords('recibo_renta', records)).toEqual({
      inquilino: 'Luis Gómez',
      monto: 18_000,
      mes: 'noviembre',
      año: 2026,
      direccion_inmueble: 'Roma Norte, Ciudad de México',
      fecha_firma: today,
    })
  })

  it('a chosen owner becomes the creditor of a pagaré, and anybody else the debtor', () => {
    expect(fillFromRecords('pagare', { clients: [OWNER], property: null, today })).toMatchObject({
      beneficiario: 'Ana Pérez',
    })
    expect(fillFromRecords('pagare', { clients: [TENANT], property: null, today })).toEqual({
      deudor: 'Luis Gómez',
      numero_pagares: 1,
      fecha_firma: today,
    })
  })

  it('a chosen investor becomes the buyer of a sale', () => {
    const investor: FillClient = { ...TENANT, type: 'inversionista' }
    const property = { ...FLAT, operation: 'sale', price: 2_500_000 }
    const filled = fillFromRecords('contrato_compraventa', { clients: [investor], property, today })
    expect(filled).toMatchObject({ comprador: 'Luis Gómez', precio: 2_500_000 })
    expect(filled).not.toHaveProperty('vendedor')
  })

  it.each([[{ currency: 'USD' }], [{ operation: 'sale' }], [{ price: 0 }], [{ price: null }]])(
    'filling a lease takes no rent from a listing with %j',
    (change) => {
      const records = { clients: [], property: { ...FLAT, ...change }, today }
      expect(fillFromRecords('contrato_arrendamiento', records)).not.toHaveProperty('renta')
    },
  )

  it('uses the title of a chosen listing without a location', () => {
    const records = { clients: [], property: { ...FLAT, location: 'Unknown Location' }, today }
    expect(fillFromRecords('recibo_renta', records).direccion_inmueble).toBe('Depto')
  })
})

it.each([
  ['Roma Norte, CDMX', 'Ciudad de México'],
  ['Centro, Mérida, Yucatán, México', 'Yucatán'],
  ['Av. Jalisco 5, Tijuana, Baja California', 'Baja California'],
  ['Av. Jalisco 5, Tijuana', null],
  ['Ciudad Satélite, Estado de México', 'Estado de México'],
  ['Santiago de Querétaro, queretaro ', 'Querétaro'],
  ['México', null],
  ['', null],
])('DOC-63 finds the state in the location %j: %s', (address, state) => {
  expect(stateInAddress(address)).toBe(state)
})
