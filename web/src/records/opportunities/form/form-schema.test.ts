import { describe, expect, it } from 'vitest'
import type { Stage } from '../api/list-stages.ts'
import type { OpportunityRow } from '../api/opportunity-row.ts'
import { checkOpportunity, newOpportunity, NO_PROPERTY, toInput, toRow } from './form-schema.ts'
import type { FormInput } from './form-schema.ts'

const [OPEN, WON, LOST, ANA] = [1, 2, 3, 4].map((n) => `57a60000-0000-4000-8000-00000000000${n}`)
const STAGES = [
  { id: OPEN, name: 'Visita', color: '#000000', outcome: 'open' },
  { id: WON, name: 'Ganada', color: '#000000', outcome: 'won' },
  { id: LOST, name: 'Perdida', color: '#000000', outcome: 'lost' },
] as Stage[]
const ANYBODY = { id: ANA!, label: 'Ana' }
const FILLED = newOpportunity({ client: ANYBODY, property: ANYBODY }, OPEN!)

async function faultsOf(change: Partial<FormInput>) {
  const options = { fields: {}, shouldUseNativeValidation: false }
  const form = { ...FILLED, ...change }
  const { errors } = await checkOpportunity(STAGES)(form, undefined, options)
  return Object.entries(errors).map(([field, fault]) => [field, fault.message])
}

const rowOf = (change: Partial<FormInput>) => toRow({ ...FILLED, ...change }, STAGES)

it('OPP-01 a new opportunity has 3 % commission, one month of rent, 50 % probability and no closing data', () => {
  const stated = Object.entries(rowOf({ closed_reason: 'de antes' })).filter(
    ([, value]) => value !== null,
  )
  expect(Object.fromEntries(stated)).toEqual({
    client_id: ANA,
    property_id: ANA,
    type: 'sale',
    stage_id: OPEN,
    commission_percentage: 3,
    commission_months: 1,
    probability: 50,
  })
})

describe('OPP-02 OPP-04 client, property, stage and type are required, and how a closed one closed', () => {
  it.each([
    [{ client: null }, 'client', 'Selecciona un cliente'],
    [{ property: null }, 'property', 'Selecciona una propiedad'],
    [{ stage_id: null }, 'stage_id', 'Selecciona una etapa'],
    [{ type: '' as 'sale' }, 'type', 'Selecciona si es venta o renta'],
    [{ stage_id: WON! }, 'closed_amount', 'Escribe el monto con el que se cerró'],
    [{ stage_id: LOST! }, 'closed_reason', 'Escribe por qué se perdió'],
  ])('the form refuses an opportunity with %j', async (change, field, message) => {
    expect(await faultsOf(change)).toEqual([[field, message]])
  })
})

it.each([
  [
    { stage_id: WON!, closed_amount: 90 },
    { closed_amount: 90, closed_reason: null },
  ],
  [
    { stage_id: LOST!, closed_amount: 90, closed_reason: 'Ya no busca' },
    { closed_amount: null, closed_reason: 'Ya no busca' },
  ],
])('OPP-04 an opportunity with %j closes with %j', (change, closed) => {
  expect(rowOf(change)).toMatchObject(closed)
})

it('OPP-02 «Todavía sin propiedad» is a choice, stored as null and shown as that choice again', () => {
  expect(rowOf({ property: NO_PROPERTY })).toMatchObject({ client_id: ANA, property_id: null })
  const saved = { client_id: ANA, client_name: 'Ana', property_id: null, property_title: null }
  const read = toInput(saved as OpportunityRow)
  expect(read.property).toEqual({ id: 'none', label: 'Todavía sin propiedad' })
})
