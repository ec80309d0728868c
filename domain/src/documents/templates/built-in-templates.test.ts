import { describe, expect, it } from 'vitest'
import { buildDocument, leaseEnd } from '../build/build-document.ts'
import { checkDocument } from '../checks/check-document.ts'
import { SAMPLE_DATA } from '../testing/sample-data.ts'
import { DOCUMENT_TYPES } from '../types/document-type.ts'
import { BUILT_IN_TEMPLATES } from './built-in-templates.ts'
import { fillTemplate, templateDataSchema } from './fill-template.ts'
import { fillVariables, type TemplateRecords } from './fill-variables.ts'
import { reviewTemplate } from './review-template.ts'
import type { TemplateVariable } from './template.ts'
import { templateSchema } from './template-schema.ts'

const LEASE = SAMPLE_DATA.contrato_arrendamiento
const EXTRA = {
  numero_pagare: '1/1',
  fecha_termino: leaseEnd(LEASE.fecha_inicio, LEASE.plazo),
}

describe('DOC-96 the four built-in templates', () => {
  it('the built-in templates have one template per document type', () => {
    expect(BUILT_IN_TEMPLATES.map(({ documentType }) => documentType)).toEqual(DOCUMENT_TYPES)
    expect(new Set(BUILT_IN_TEMPLATES.map(({ id }) => id)).size).toBe(4)
  })

  it.each(BUILT_IN_TEMPLATES)(
    'the built-in template $name passes the validation of templates',
    (template) => {
      const { name, category, description, content, variables } = template
      const saved = templateSchema.parse({ name, category, description, content, variables })
      expect(saved).toEqual({ name, category, description, content, variables, is_public: false })
      expect(reviewTemplate(content, variables)).toEqual([])
    },
  )

  it.each(BUILT_IN_TEMPLATES)(
    'the built-in template $name passes the review of its type when filled',
    (template) => {
      const { documentType: type, content, variables } = template
      const data = templateDataSchema(variables).parse({ ...SAMPLE_DATA[type], ...EXTRA })
      const filled = fillTemplate(content, variables, data)
      const lacking = checkDocument(type, filled, null, '2026-11-15').filter(
        ({ severity }) => severity !== 'info',
      )
      expect(lacking).toEqual([])
    },
  )

  it('the built-in templates have the same wording as the generator', () => {
    const [pagare] = BUILT_IN_TEMPLATES
    const data = { ...SAMPLE_DATA.pagare, aval: null, interes_moratorio: null }
    const filled = fillTemplate(pagare?.content ?? '', pagare?.variables ?? [], {
      ...data,
      ...EXTRA,
    })
    expect(filled).toBe(buildDocument('pagare', data))
  })
})

describe('DOC-97 filling variables from the chosen records', () => {
  const records: TemplateRecords = {
    clients: [
      {
        type: 'inquilino',
        first_name: 'Luis',
        last_name: 'Gómez',
        address: 'Calle 2',
        email: 'luis@example.com',
        phone: '+529991234567',
      },
      { type: 'propietario', first_name: 'Ana', last_name: 'Pérez', address: null },
    ],
    property: {
      title: 'Depto Roma',
      location: 'Roma Norte, Ciudad de México',
      price: 18_000,
      currency: 'MXN',
      operation: 'rent',
    },
    agent: { full_name: 'Eva Ruiz', company: null, phone: null },
    today: '2026-11-15',
  }
  const text = (name: string): TemplateVariable => ({
    name,
    label: name,
    type: 'text',
    required: true,
    options: [],
  })

  it.each([
    ['Cliente', 'Luis Gómez'],
    ['nombre_del_cliente', 'Luis Gómez'],
    ['correo', 'luis@example.com'],
    ['teléfono', '999 123 4567'],
    ['domicilio', 'Calle 2'],
    ['arrendador', 'Ana Pérez'],
    ['arrendataria', 'Luis Gómez'],
    ['propiedad', 'Depto Roma'],
    ['ubicación', 'Roma Norte, Ciudad de México'],
    ['renta', '18000'],
    ['estado', 'Ciudad de México'],
    ['mes', 'noviembre'],
    ['año', '2026'],
    ['asesor', 'Eva Ruiz'],
  ])('fills the variable %s from the chosen records with %s', (name, value) => {
    expect(fillVariables([text(name)], records)).toEqual({ [name]: value })
  })

  it.each(['precio', 'inmobiliaria', 'testigo', 'constructor'])(
    'filling from records leaves the variable %s empty',
    (name) => {
      expect(fillVariables([text(name)], records)).toEqual({})
    },
  )

  it('fills variables only with values of the variable’s type', () => {
    const variables: TemplateVariable[] = [
      { ...text('renta'), type: 'number' },
      { ...text('fecha'), type: 'date' },
      { ...text('ubicacion'), type: 'date' },
      { ...text('mes'), type: 'select', options: ['Enero'] },
      { ...text('estado'), type: 'select', options: ['Ciudad de México'] },
    ]
    expect(fillVariables(variables, records)).toEqual({
      renta: 18_000,
      fecha: '2026-11-15',
      estado: 'Ciudad de México',
    })
  })
})
