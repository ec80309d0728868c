import { describe, expect, it } from 'vitest'
import { INTERACTION_TYPES } from './interaction.ts'
import { interactionSchema } from './interaction-schema.ts'
import { INTERACTION_MESSAGES as say } from './messages.ts'

const ID = '57a60000-0000-4000-8000-000000000001'

it('INTERACTION-01 (section 4) a call by default, empty text is null', () => {
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
  })
})

it.each(INTERACTION_TYPES)('INTERACTION-02 (section 4) %s is a type', (type) => {
  expect(interactionSchema.safeParse({ client_id: ID, subject: 'x', type }).success).toBe(true)
})

describe('INTERACTION-03 (section 5) client, type and subject are required', () => {
  it.each([
    [{ client_id: '' }, say.clientMissing],
    [{ type: 'sms' }, say.typeInvalid],
    [{ subject: '' }, say.subjectMissing],
    [{ subject: 'a'.repeat(201) }, say.subjectLong],
    [{ description: 'a'.repeat(5001) }, say.descriptionLong],
    [{ outcome: 'a'.repeat(1001) }, say.outcomeLong],
    [{ scheduled_at: '2026-11-15' }, say.scheduledAtInvalid],
  ])('%j: %s', (change, message) => {
    const { error } = interactionSchema.safeParse({ client_id: ID, subject: 'x', ...change })
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
  })
})
