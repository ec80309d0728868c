import { expect, it } from 'vitest'
import { recordSchema, type RecordInput } from './record-schema.ts'

const EMPTY: RecordInput = {
  sale_status: '',
  rental_status: '',
  rental_contract_end: null,
  first_name: ' ',
  last_name: '',
}

it('PROP-30 fields that were not chosen store nothing', () => {
  expect(recordSchema.parse(EMPTY)).toEqual({
    sale_status: null,
    rental_status: null,
    rental_contract_end: null,
    assigned_agent: null,
  })
})

it('the agent is stored as one object, with the given names', () => {
  const record = { ...EMPTY, rental_status: 'rentada', first_name: ' Ana ' }
  expect(recordSchema.parse(record)).toMatchObject({
    rental_status: 'rentada',
    assigned_agent: { first_name: 'Ana', last_name: '' },
  })
})

it.each([{ sale_status: 'rentada' }, { rental_status: 'vendida' }, { first_name: 'a'.repeat(51) }])(
  'refuses the record %j',
  (change) => {
    expect(recordSchema.safeParse({ ...EMPTY, ...change }).success).toBe(false)
  },
)
