import type { Fields } from '../fields/index.ts'
import { DEFAULT_INTERACTION_TYPE, INTERACTION_TYPE_LABELS } from './interaction.ts'

export const INTERACTION_FIELDS = {
  client_id: {
    kind: 'record',
    label: 'Cliente',
    nameColumn: 'client_name',
    missing: 'Selecciona un cliente',
    condition: { key: 'cliente', noun: 'cliente', sort: 'nullable' },
  },
  type: {
    kind: 'choice',
    label: 'Tipo',
    options: INTERACTION_TYPE_LABELS,
    invalid: 'Selecciona el tipo de interacción',
    fallback: DEFAULT_INTERACTION_TYPE,
    condition: { key: 'tipo', noun: 'tipo' },
  },
  subject: {
    kind: 'requiredText',
    label: 'Asunto',
    max: 200,
    short: 'Escribe el asunto',
    long: 'El asunto no puede exceder los 200 caracteres',
    condition: { key: 'asunto', noun: 'asunto', sort: 'always' },
  },
  scheduled_at: {
    kind: 'moment',
    label: 'Fecha programada',
    invalid: 'Fecha y hora inválidas',
    // INT-05: the time that a new interaction has at first.
    usualTime: '10:00',
    condition: { key: 'agendada', label: 'Agendada para', noun: 'cita' },
  },
  property_id: {
    kind: 'optionalRecord',
    label: 'Propiedad',
    nameColumn: 'property_title',
    invalid: 'Propiedad inválida',
    condition: { key: 'propiedad', noun: 'propiedad' },
  },
  outcome: {
    kind: 'text',
    label: 'Resultado',
    max: 1000,
    long: 'El resultado no puede exceder los 1000 caracteres',
    condition: { key: 'resultado', noun: 'resultado' },
  },
  description: {
    kind: 'text',
    label: 'Descripción',
    max: 5000,
    long: 'La descripción no puede exceder los 5000 caracteres',
  },
  // INT-13: stores whether the client began the contact.
  is_inbound: {
    kind: 'flag',
    label: 'El cliente me contactó',
    condition: {
      key: 'recibida',
      label: 'La inició el cliente',
      noun: 'iniciada por el cliente',
      answers: { yes: 'iniciadas por el cliente', no: 'iniciadas por ti' },
    },
  },
  // INT-07: the form does not show the opportunity, but saving an interaction keeps it.
  opportunity_id: { kind: 'optionalRecord', label: 'Oportunidad', invalid: 'Oportunidad inválida' },
} as const satisfies Fields
