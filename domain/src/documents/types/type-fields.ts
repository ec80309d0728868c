import { MAX_PAGARES } from '../series/pagare-series.ts'
import { MONTHS } from '../words/date-in-words.ts'
import type { DocumentType } from './document-type.ts'
import type { DataOf, DocumentField } from './field.ts'
import { STATES } from '../../places/index.ts'

/**
 * DOC-60 and DOC-112 list the required fields. Mexican law or custom asks for the optional ones as well; if they stay empty, the review of
 * the document lists them.
 */
const SIGNING = [
  {
    name: 'lugar_firma',
    label: 'Lugar de firma',
    kind: 'text',
    required: false,
    maxLength: 200,
    hint: 'Ciudad y estado, por ejemplo Mérida, Yucatán',
  },
  { name: 'fecha_firma', label: 'Fecha de firma', kind: 'date', required: false },
] as const satisfies readonly DocumentField[]

const PROPERTY_ADDRESS = {
  name: 'direccion_inmueble',
  label: 'Dirección del inmueble',
  kind: 'text',
  required: true,
  maxLength: 500,
} as const satisfies DocumentField

const STATE = {
  name: 'entidad',
  label: 'Estado donde está el inmueble',
  kind: 'select',
  required: false,
  options: STATES,
  hint: 'De él depende la ley que se aplica',
} as const satisfies DocumentField

function person<Name extends string, Required extends boolean>(
  name: Name,
  label: string,
  required: Required,
) {
  return { name, label, kind: 'text', required, maxLength: 200 } as const
}

function home<Name extends string>(name: Name, label: string) {
  return { name, label, kind: 'text', required: false, maxLength: 300 } as const
}

export const PAGARE_FIELDS = [
  { name: 'monto', label: 'Monto de cada pagaré', kind: 'money', required: true },
  person('beneficiario', 'Beneficiario (a quien se paga)', true),
  person('deudor', 'Deudor (quien firma y paga)', true),
  {
    name: 'fecha_vencimiento',
    label: 'Fecha de vencimiento',
    kind: 'date',
    required: true,
    hint: 'En una serie, la del primero; los demás vencen cada mes',
  },
  {
    name: 'numero_pagares',
    label: 'Número de pagarés',
    kind: 'integer',
    required: true,
    min: 1,
    max: MAX_PAGARES,
  },
  {
    name: 'lugar_pago',
    label: 'Lugar de pago',
    kind: 'text',
    required: false,
    maxLength: 200,
    hint: 'Vacío es el lugar de firma',
  },
  home('domicilio_deudor', 'Domicilio del deudor'),
  {
    name: 'interes_moratorio',
    label: 'Interés moratorio mensual (%)',
    kind: 'percent',
    required: false,
  },
  person('aval', 'Aval', false),
  ...SIGNING,
] as const satisfies readonly DocumentField[]

export const RECEIPT_FIELDS = [
  person('inquilino', 'Inquilino', true),
  { name: 'monto', label: 'Monto', kind: 'money', required: true },
  { name: 'mes', label: 'Mes', kind: 'select', required: true, options: MONTHS },
  {
    name: 'año',
    label: 'Año',
    kind: 'integer',
    required: true,
    min: 2000,
    max: 2100,
    isYear: true,
  },
  PROPERTY_ADDRESS,
  person('arrendador', 'Quien recibe el pago', false),
  {
    name: 'forma_pago',
    label: 'Forma de pago',
    kind: 'select',
    required: false,
    options: ['Transferencia', 'Efectivo', 'Cheque', 'Depósito bancario', 'Tarjeta'],
  },
  ...SIGNING,
] as const satisfies readonly DocumentField[]

export const LEASE_USES = ['Habitacional', 'Comercial', 'Oficina'] as const

export const LEASE_FIELDS = [
  person('arrendador', 'Arrendador', true),
  person('arrendatario', 'Arrendatario', true),
  PROPERTY_ADDRESS,
  { name: 'renta', label: 'Renta mensual', kind: 'money', required: true },
  {
    name: 'plazo',
    label: 'Plazo en meses',
    kind: 'integer',
    required: true,
    min: 1,
    max: 240,
  },
  { name: 'fecha_inicio', label: 'Fecha de inicio', kind: 'date', required: true },
  STATE,
  { name: 'uso', label: 'Uso del inmueble', kind: 'select', required: false, options: LEASE_USES },
  {
    name: 'dia_pago',
    label: 'Día límite de pago de cada mes',
    kind: 'integer',
    required: false,
    min: 1,
    max: 28,
  },
  { name: 'deposito', label: 'Depósito en garantía', kind: 'money', required: false },
  person('fiador', 'Fiador', false),
  home('domicilio_arrendador', 'Domicilio del arrendador'),
  home('domicilio_arrendatario', 'Domicilio del arrendatario'),
  ...SIGNING,
] as const satisfies readonly DocumentField[]

export const SALE_FIELDS = [
  person('vendedor', 'Vendedor', true),
  person('comprador', 'Comprador', true),
  PROPERTY_ADDRESS,
  { name: 'precio', label: 'Precio', kind: 'money', required: true },
  {
    name: 'forma_pago',
    label: 'Forma de pago',
    kind: 'longText',
    required: true,
    maxLength: 1000,
    suggestions: [
      'De contado, a la firma de la escritura pública',
      'Con crédito hipotecario bancario, a la firma de la escritura pública',
      'Con crédito Infonavit, a la firma de la escritura pública',
      'Con crédito Fovissste, a la firma de la escritura pública',
    ],
  },
  STATE,
  {
    name: 'fecha_escritura',
    label: 'Fecha límite para escriturar',
    kind: 'date',
    required: false,
  },
  { name: 'anticipo', label: 'Anticipo a la firma', kind: 'money', required: false },
  {
    name: 'datos_registrales',
    label: 'Folio o datos del Registro Público',
    kind: 'text',
    required: false,
    maxLength: 300,
  },
  home('domicilio_vendedor', 'Domicilio del vendedor'),
  home('domicilio_comprador', 'Domicilio del comprador'),
  ...SIGNING,
] as const satisfies readonly DocumentField[]

export interface DataOfType {
  pagare: DataOf<typeof PAGARE_FIELDS>
  recibo_renta: DataOf<typeof RECEIPT_FIELDS>
  contrato_arrendamiento: DataOf<typeof LEASE_FIELDS>
  contrato_compraventa: DataOf<typeof SALE_FIELDS>
}

export const TYPE_FIELDS: Record<DocumentType, readonly DocumentField[]> = {
  pagare: PAGARE_FIELDS,
  recibo_renta: RECEIPT_FIELDS,
  contrato_arrendamiento: LEASE_FIELDS,
  contrato_compraventa: SALE_FIELDS,
}
