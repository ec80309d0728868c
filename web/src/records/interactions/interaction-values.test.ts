import { interactionSchema } from '@predio/domain/interactions'
import { describe, expect, it } from 'vitest'
import type { InteractionRow } from './api/interaction-row.ts'
import {
  describeInteraction,
  newInteraction,
  toForm,
  toInteractionInput,
} from './interaction-values.ts'

const zone = 'America/Mexico_City'
const row: InteractionRow = {
  id: '8d0a3f0e-0000-4000-8000-000000000001',
  type: 'visit',
  subject: 'Visita a la casa de Coyoacán',
  description: null,
  scheduled_at: '2026-11-17T01:00:00+00:00',
  outcome: null,
  moment: '2026-11-17T01:00:00+00:00',
  client_id: '8d0a3f0e-0000-4000-8000-000000000002',
  client_name: 'Ana López',
  property_id: null,
  property_title: null,
  opportunity_id: '8d0a3f0e-0000-4000-8000-000000000003',
  is_example: false,
  pinned_at: null,
  is_inbound: false,
  photos: [],
  updated_at: '2026-11-01T00:00:00+00:00',
}

describe('the values of the interaction form', () => {
  it('INT-07 the form shows the time in the agent’s time zone and saves it unchanged, with the opportunity', () => {
    const values = toForm(row, zone)
    expect(values.scheduled_at).toEqual({ day: '2026-11-16', time: '19:00' })
    const { scheduled_at, ...saved } = interactionSchema.parse(toInteractionInput(values, zone))
    expect(scheduled_at).toBe('2026-11-17T01:00:00.000Z')
    expect(saved).toEqual({
      client_id: row.client_id,
      type: 'visit',
      subject: row.subject,
      description: null,
      outcome: null,
      property_id: null,
      opportunity_id: row.opportunity_id,
      is_inbound: false,
    })
  })

  it('INT-01 a new interaction is a call without a date, and needs a client', () => {
    const input = toInteractionInput({ ...newInteraction({}), subject: 'Hola' }, zone)
    expect(input).toMatchObject({ type: 'call', scheduled_at: null })
    const { error } = interactionSchema.safeParse(input)
    expect(error?.issues.map(({ message }) => message)).toEqual(['Selecciona un cliente'])
  })

  it('INT-05 an interaction created on a day of the agenda is a visit at ten', () => {
    const values = newInteraction({ type: 'visit', day: '2026-11-20' })
    expect(describeInteraction(values, zone)).toMatchObject({
      type: 'Visita',
      scheduled_at: '20 nov 2026, 10:00 a.m.',
    })
  })
})
