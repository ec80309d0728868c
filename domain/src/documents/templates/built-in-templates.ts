import type { DocumentCategory } from '../document.ts'
import { leaseText } from '../text/lease-text.ts'
import { pagareText } from '../text/pagare-text.ts'
import { receiptText } from '../text/receipt-text.ts'
import { saleText } from '../text/sale-text.ts'
import {
  CATEGORY_OF_TYPE,
  DOCUMENT_TYPE_LABELS,
  DOCUMENT_TYPES,
  type DocumentType,
} from '../types/document-type.ts'
import type { DocumentField, FieldKind, FormsOf } from '../types/field.ts'
import {
  LEASE_FIELDS,
  PAGARE_FIELDS,
  RECEIPT_FIELDS,
  SALE_FIELDS,
  TYPE_FIELDS,
} from '../types/type-fields.ts'
import { FORM_SUFFIXES } from '../values/value-forms.ts'
import { findPlaceholders } from './find-placeholders.ts'
import { splitForm } from './read-form.ts'
import { type TemplateVariable, variableKey, type VariableType } from './template.ts'

export interface BuiltInTemplate {
  id: string
  documentType: DocumentType
  name: string
  category: DocumentCategory
  description: string
  content: string
  variables: TemplateVariable[]
}

/**
 * The texts are those of the generator, with variables instead of values, so that documents have one wording. Clauses that only sometimes
 * apply are omitted.
 */
const CONTENT: Record<DocumentType, string> = {
  pagare: pagareText({
    ...placeholders(PAGARE_FIELDS),
    numero_pagare: '{{numero_pagare}}',
    interes_moratorio: null,
    aval: null,
  }),
  recibo_renta: receiptText(placeholders(RECEIPT_FIELDS)),
  contrato_arrendamiento: leaseText(
    {
      ...placeholders(LEASE_FIELDS),
      fecha_termino: '{{fecha_termino}}',
      fecha_termino_en_letra: '{{fecha_termino_en_letra}}',
      fiador: null,
    },
    false,
  ),
  contrato_compraventa: saleText({
    ...placeholders(SALE_FIELDS),
    anticipo_en_pesos: null,
    anticipo_en_letra: null,
    datos_registrales: null,
  }),
}

const IDS: Record<DocumentType, string> = {
  pagare: 'd0c00000-0000-4000-8000-000000000001',
  recibo_renta: 'd0c00000-0000-4000-8000-000000000002',
  contrato_arrendamiento: 'd0c00000-0000-4000-8000-000000000003',
  contrato_compraventa: 'd0c00000-0000-4000-8000-000000000004',
}

const DESCRIPTIONS: Record<DocumentType, string> = {
  pagare: 'Un pagaré con los elementos del artículo 170 de la LGTOC, con el monto en letra.',
  recibo_renta: 'Recibo por un mes de renta, con el monto en letra.',
  contrato_arrendamiento:
    'Arrendamiento con depósito, en moneda nacional. Borrador para revisión legal.',
  contrato_compraventa:
    'Compraventa privada que se formaliza ante notario. Borrador para revisión legal; verifica el registro ante PROFECO.',
}

const EXTRA: readonly TemplateVariable[] = [
  text('numero_pagare', 'Número del pagaré (1/1, 1/12…)'),
  { ...text('fecha_termino', 'Fecha de término'), type: 'date' },
]

const VARIABLE_TYPE_OF: Record<FieldKind, VariableType> = {
  text: 'text',
  longText: 'text',
  money: 'number',
  number: 'number',
  integer: 'number',
  percent: 'number',
  date: 'date',
  select: 'select',
}

/** An address for notices may be filled in by hand. All that the law requires must have a value. */
const MAY_BE_BLANK = /^domicilio_/

export const BUILT_IN_TEMPLATES: readonly BuiltInTemplate[] = DOCUMENT_TYPES.map((type) => ({
  id: IDS[type],
  documentType: type,
  name: DOCUMENT_TYPE_LABELS[type],
  category: CATEGORY_OF_TYPE[type],
  description: DESCRIPTIONS[type],
  content: CONTENT[type],
  variables: variablesOf(type),
}))

function placeholders<F extends readonly DocumentField[]>(fields: F): FormsOf<F> {
  const forms = fields.flatMap(({ name, kind }) =>
    FORM_SUFFIXES[kind].map((suffix) => [`${name}${suffix}`, `{{${name}${suffix}}}`]),
  )
  return Object.fromEntries(forms) as FormsOf<F>
}

function variablesOf(type: DocumentType): TemplateVariable[] {
  const used = new Set(findPlaceholders(CONTENT[type]).map(({ key }) => splitForm(key).base))
  return [...TYPE_FIELDS[type].map(toVariable), ...EXTRA].filter(({ name }) =>
    used.has(variableKey(name)),
  )
}

function toVariable({ name, label, kind, options }: DocumentField): TemplateVariable {
  const required = !MAY_BE_BLANK.test(name)
  return { name, label, type: VARIABLE_TYPE_OF[kind], required, options: [...(options ?? [])] }
}

function text(name: string, label: string): TemplateVariable {
  return { name, label, type: 'text', required: true, options: [] }
}
