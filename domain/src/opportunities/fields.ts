import type { Fields } from '../fields/index.ts'
import { OPPORTUNITY_TYPE_LABELS } from './opportunity.ts'

const amount = {
  kind: 'amount',
  invalid: 'El monto debe ser una cantidad en pesos con hasta dos decimales',
  negative: 'El monto no puede ser negativo',
} as const

export const OPPORTUNITY_FIELDS = {
  client_id: {
    kind: 'record',
    label: 'Cliente',
    nameColumn: 'client_name',
    missing: 'Selecciona un cliente',
    condition: { key: 'cliente', noun: 'cliente', sort: 'nullable' },
  },
  property_id: {
    kind: 'record',
    label: 'Propiedad',
    nameColumn: 'property_title',
    missing: 'Selecciona una propiedad',
    condition: { key: 'propiedad', noun: 'propiedad' },
  },
  type: {
    kind: 'choice',
    label: 'Tipo',
    options: OPPORTUNITY_TYPE_LABELS,
    invalid: 'Selecciona si es venta o renta',
    fallback: 'sale',
    condition: {
      key: 'tipo',
      noun: 'tipo',
      adjectives: { sale: 'de venta', rent: 'de renta' },
    },
  },
  stage_id: {
    kind: 'record',
    label: 'Etapa',
    nameColumn: 'stage_name',
    missing: 'Selecciona una etapa',
  },
  expected_amount: { ...amount, label: 'Monto esperado' },
  commission_percentage: {
    kind: 'number',
    label: 'Comisión',
    unit: ' %',
    min: 0,
    max: 100,
    step: 0.1,
    invalid: 'La comisión debe ir de 0 a 100 %, con un decimal como máximo',
    fallback: 3,
  },
  commission_months: {
    kind: 'number',
    label: 'Meses de renta',
    min: 0,
    max: 12,
    step: 0.0001,
    invalid: 'Los meses de renta deben ir de 0 a 12',
    fallback: 1,
  },
  probability: {
    kind: 'number',
    label: 'Probabilidad',
    unit: ' %',
    min: 0,
    max: 100,
    step: 1,
    invalid: 'La probabilidad debe ser un número entero de 0 a 100',
    fallback: 50,
    condition: { key: 'probabilidad', noun: 'probabilidad', label: 'Probabilidad (%)' },
  },
  expected_close_date: {
    kind: 'day',
    label: 'Cierre esperado',
    invalid: 'Fecha de cierre inválida',
    condition: { key: 'cierre', noun: 'cierre esperado', sort: 'nullable' },
  },
  lender: {
    kind: 'text',
    label: 'Banco o institución',
    max: 80,
    long: 'El banco o la institución no puede exceder los 80 caracteres',
    condition: { key: 'banco', noun: 'banco', isWords: true },
  },
  notes: {
    kind: 'text',
    label: 'Notas',
    max: 5000,
    long: 'Las notas no pueden exceder los 5000 caracteres',
  },
} as const satisfies Fields

export const CLOSING_FIELDS = {
  closed_amount: { ...amount, label: 'Monto de cierre' },
  closed_reason: {
    kind: 'text',
    label: 'Motivo',
    max: 500,
    long: 'El motivo no puede exceder los 500 caracteres',
  },
} as const satisfies Fields
