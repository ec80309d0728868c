import { expect, it } from 'vitest'
import { mergeFields } from '../../../lib/save-row.ts'
import type { ClientRecord } from '../api/read-client.ts'
import { FIELD_LABELS } from '../messages.ts'
import { describeClient } from '../describe-client.ts'
import { checkClient, NEW_CLIENT, toForm, toRecord } from './client-form-schema.ts'

const ANA = { ...NEW_CLIENT, first_name: ' Ana ', last_name: 'Pech' }

it('the conflict dialog describes each field of the form', () => {
  const form = {
    ...ANA,
    phone: '9991234567',
    birthday: '1980-03-15',
    budget_max: 2_000_000,
    property_type: ['casa' as const],
  }
  expect(describeClient(form)).toMatchObject({
    type: 'Comprador',
    phone: '999 123 4567',
    birthday: '15 de marzo de 1980',
    budget: 'Hasta $2,000,000',
    property_type: 'Casa',
    notes: '',
  })
})

it('CLIENT-28 a preference that both changed is asked about, and one that only the other changed is taken', () => {
  const before = { ...ANA, locations: ['Centro'], max_price: 2_000_000 }
  const merged = mergeFields(FIELD_LABELS, {
    base: describeClient(before),
    theirs: describeClient({ ...before, locations: [], max_price: 1_500_000 }),
    mine: describeClient({ ...before, notes: 'Prefiere jardín', locations: ['Centro', 'Norte'] }),
  })
  expect(merged).toEqual({
    theirs: ['price'],
    conflicts: [
      { field: 'locations', label: FIELD_LABELS.locations, theirs: '', mine: 'Centro, Norte' },
    ],
  })
})

it('the form stores the client as the schema parses it, and preferences only where there are some', () => {
  expect(toRecord({ ...ANA, phone: '999 123 4567' })).toEqual({
    client: expect.objectContaining({ first_name: 'Ana', phone: '+529991234567', notes: null }),
    preferences: null,
  })
  const { client, preferences } = toRecord({ ...ANA, locations: ['Centro'] })
  expect(preferences).toMatchObject({ locations: ['Centro'], bedrooms: null })
  expect(client).not.toHaveProperty('locations')
})

it('a stored client is read into the form and back without a change', () => {
  const { client, preferences } = toRecord({ ...ANA, email: 'ana@correo.mx', bedrooms: 3 })
  const record = { ...client, id: '1', preferences, needs_review: false } as unknown as ClientRecord
  expect(toRecord(toForm(record))).toEqual({ client, preferences })
})

it('CLIENT-01 faults of the client are reported before those of the preferences', async () => {
  const faulty = { ...NEW_CLIENT, first_name: 'A', last_name: 'Pech', min_price: 2, max_price: 1 }
  const { errors } = await checkClient(faulty, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  expect(Object.keys(errors)).toEqual(['first_name', 'min_price'])
})
