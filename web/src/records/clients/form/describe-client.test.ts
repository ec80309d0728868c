import { expect, it } from 'vitest'
import { clientFormSchema, NEW_CLIENT } from './client-form-schema.ts'
import { describeClient, takeTheirs } from './describe-client.ts'

const ana = { ...NEW_CLIENT.client, first_name: 'Ana', last_name: 'Pech' }
const mine = clientFormSchema.parse({
  client: { ...ana, phone: '999 123 4567', budget_max: 2_000_000 },
  preferences: { property_type: ['casa'], locations: ['Centro'] },
})
const theirs = clientFormSchema.parse({
  client: { ...ana, notes: 'Llamar el lunes', budget_min: 1, budget_max: 3_000_000 },
  preferences: { min_price: 5, locations: ['Norte', 'Sur'] },
})

it('says each field as a person reads it', () => {
  expect(describeClient(mine)).toMatchObject({
    type: 'Comprador',
    phone: '999 123 4567',
    budget: 'Hasta $2,000,000',
    property_type: 'Casa',
    notes: '',
  })
})

it('keeps what was saved where the person chose it, and theirs everywhere else', () => {
  const chosen = takeTheirs(mine, theirs, ['notes', 'budget', 'locations'])
  expect(chosen.client).toEqual({
    ...mine.client,
    notes: 'Llamar el lunes',
    budget_min: 1,
    budget_max: 3_000_000,
  })
  expect(chosen.preferences).toEqual({ ...mine.preferences, locations: ['Norte', 'Sur'] })
})
