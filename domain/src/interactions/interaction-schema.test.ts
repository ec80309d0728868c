import { describe, expect, it } from 'vitest'
import { INTERACTION_TYPES } from './interaction.ts'
import { interactionSchema } from './interaction-schema.ts'

const ID = '57a60000-0000-4000-8000-000000000001'

it('INT-01 INT-13 a new interaction is a call by the agent, and its empty text becomes null', () => {
  const typed = { client_id: ID, subject: ' Seguimiento ', description: ' ', scheduled_at: '' }
  expect(interactionSchema.parse(typed)).toEqual({
    client_id: ID,
    type: 'call',
    subject: 'Seguimiento',
    description: null,
    scheduled_at: null,
    outcome: null,
    property_id: null,
    opportunity_id: null,
    is_inbound: false,
  })
})

it.each(INTERACTION_TYPES)('INT-02 an interaction accepts the type %s', (type) => {
  expect(interactionSchema.safeParse({ client_id: ID, subject: 'x', type }).success).toBe(true)
})

describe('INT-03 INT-14 refuses a field that is missing, unknown or too long with its own text', () => {
  it.each([
    [{ client_id: '' }, 'Selecciona un cliente'],
    [{ type: 'sms' }, 'Selecciona el tipo de interacción'],
    [{ subject: '' }, 'Escribe el asunto'],
    [{ subject: 'a'.repeat(201) }, 'El asunto no puede exceder los 200 caracteres'],
    [{ description: 'a'.repeat(5001) }, 'La descripción no puede exceder los 5000 caracteres'],
    [{ outcome: 'a'.repeat(1001) }, 'El resultado no puede exceder los 1000 caracteres'],
    [{ scheduled_at: '2026-11-15' }, 'Fecha y hora inválidas'],
  ])('refuses the interaction %j: %s', (change, message) => {
    const { error } = interactionSchema.safeParse({ client_id: ID, subject: 'x', ...change })
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
  })
})
