import { describe, expect, it } from 'vitest'
import { closingSchema } from './closing-schema.ts'
import { OPPORTUNITY_MESSAGES as texts } from './messages.ts'
import { opportunitySchema } from './opportunity-schema.ts'

const ID = '57a60000-0000-4000-8000-000000000001'
const MINIMAL = { client_id: ID, property_id: ID, stage_id: ID }

it('OPP-01 defaults to a sale with 3 % commission, one month of rent and 50 % probability', () => {
  expect(opportunitySchema.parse(MINIMAL)).toEqual({
    ...MINIMAL,
    type: 'sale',
    expected_amount: null,
    commission_percentage: 3,
    commission_months: 1,
    probability: 50,
    expected_close_date: null,
    notes: null,
  })
})

describe('OPP-02 client, property, type and stage are required', () => {
  it.each([
    [{ client_id: '' }, texts.clientMissing],
    [{ client_id: undefined }, texts.clientMissing],
    [{ property_id: undefined }, texts.propertyMissing],
    [{ property_id: '' }, texts.propertyMissing],
    [{ type: 'trueque' }, texts.typeInvalid],
    [{ stage_id: '' }, texts.stageMissing],
  ])('%j', (change, message) => {
    const { error } = opportunitySchema.safeParse({ ...MINIMAL, ...change })
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
  })
})

describe('OPP-03 ranges and steps', () => {
  it.each([
    [{ probability: 0 }],
    [{ probability: 100 }],
    [{ probability: '' }],
    [{ expected_amount: 0.01 }],
    [{ expected_amount: '$2,500,000.50' }],
    [{ commission_percentage: 0 }],
    [{ commission_percentage: 2.3 }],
    [{ commission_percentage: null }],
    [{ commission_months: 0 }],
    [{ commission_months: 1.5 }],
    [{ commission_months: 0.333 }],
    [{ commission_months: null }],
    [{ property_id: null }],
    [{ expected_close_date: '2026-12-31' }],
    [{ notes: 'a'.repeat(5000) }],
  ])('%j is accepted', (change) => {
    expect(opportunitySchema.safeParse({ ...MINIMAL, ...change }).error).toBeUndefined()
  })

  it.each([
    [{ probability: -1 }, texts.probabilityInvalid],
    [{ probability: 101 }, texts.probabilityInvalid],
    [{ probability: 50.5 }, texts.probabilityInvalid],
    [{ expected_amount: -1 }, texts.amountNegative],
    [{ expected_amount: 10.005 }, texts.amountInvalid],
    [{ commission_percentage: 100.1 }, texts.commissionInvalid],
    [{ commission_percentage: 3.25 }, texts.commissionInvalid],
    [{ commission_months: -1 }, texts.monthsInvalid],
    [{ commission_months: 12.5 }, texts.monthsInvalid],
    [{ expected_close_date: '31/12/2026' }, texts.closeDateInvalid],
    [{ notes: 'a'.repeat(5001) }, texts.notesLong],
  ])('%j is refused', (change, message) => {
    const { error } = opportunitySchema.safeParse({ ...MINIMAL, ...change })
    expect(error?.issues[0]?.message).toBe(message)
  })
})

describe('OPP-04 a won opportunity needs its amount, a lost one its reason', () => {
  it.each([
    [
      { outcome: 'won', closed_amount: '2.4 mdp' },
      { closed_amount: 2_400_000, closed_reason: null },
    ],
    [
      { outcome: 'lost', closed_reason: ' Ya no busca ' },
      { closed_amount: null, closed_reason: 'Ya no busca' },
    ],
  ])('%j is accepted', (typed, values) => {
    expect(closingSchema.parse(typed)).toMatchObject(values)
  })

  it.each([
    [{ outcome: 'won' }, texts.closedAmountMissing],
    [{ outcome: 'won', closed_amount: 0 }, texts.closedAmountMissing],
    [{ outcome: 'won', closed_amount: -5 }, texts.amountNegative],
    [{ outcome: 'lost', closed_reason: '  ' }, texts.closedReasonMissing],
    [{ outcome: 'lost', closed_reason: 'a'.repeat(501) }, texts.closedReasonLong],
  ])('%j is refused', (typed, message) => {
    expect(closingSchema.safeParse(typed).error?.issues[0]?.message).toBe(message)
  })
})
