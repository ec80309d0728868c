import { describe, expect, it } from 'vitest'
import { closingSchema } from './closing-schema.ts'
import { opportunitySchema } from './opportunity-schema.ts'

const ID = '57a60000-0000-4000-8000-000000000001'
const MINIMAL = { client_id: ID, property_id: ID, stage_id: ID }

it('OPP-01 an opportunity defaults to a sale with 3 % commission, one month of rent and 50 % probability', () => {
  const stated = Object.entries(opportunitySchema.parse(MINIMAL)).filter(
    ([, value]) => value !== null,
  )
  expect(Object.fromEntries(stated)).toEqual({
    ...MINIMAL,
    type: 'sale',
    commission_percentage: 3,
    commission_months: 1,
    probability: 50,
  })
})

describe('OPP-02 client, property, type and stage are required', () => {
  it.each([
    [{ client_id: '' }, 'Selecciona un cliente'],
    [{ client_id: undefined }, 'Selecciona un cliente'],
    [{ property_id: undefined }, 'Selecciona una propiedad'],
    [{ property_id: '' }, 'Selecciona una propiedad'],
    [{ type: 'trueque' }, 'Selecciona si es venta o renta'],
    [{ stage_id: '' }, 'Selecciona una etapa'],
  ])('refuses an opportunity without a required field: %j', (change, message) => {
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
  ])('accepts an opportunity with %j', (change) => {
    expect(opportunitySchema.safeParse({ ...MINIMAL, ...change }).error).toBeUndefined()
  })

  it.each([
    [{ probability: -1 }, 'La probabilidad debe ser un número entero de 0 a 100'],
    [{ probability: 101 }, 'La probabilidad debe ser un número entero de 0 a 100'],
    [{ probability: 50.5 }, 'La probabilidad debe ser un número entero de 0 a 100'],
    [{ expected_amount: -1 }, 'El monto no puede ser negativo'],
    [
      { expected_amount: 10.005 },
      'El monto debe ser una cantidad en pesos con hasta dos decimales',
    ],
    [
      { commission_percentage: 100.1 },
      'La comisión debe ir de 0 a 100 %, con un decimal como máximo',
    ],
    [
      { commission_percentage: 3.25 },
      'La comisión debe ir de 0 a 100 %, con un decimal como máximo',
    ],
    [{ commission_months: -1 }, 'Los meses de renta deben ir de 0 a 12'],
    [{ commission_months: 12.5 }, 'Los meses de renta deben ir de 0 a 12'],
    [{ expected_close_date: '31/12/2026' }, 'Fecha de cierre inválida'],
    [{ notes: 'a'.repeat(5001) }, 'Las notas no pueden exceder los 5000 caracteres'],
  ])('refuses an opportunity with %j', (change, message) => {
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
      { outcome: 'open', closed_amount: 5, closed_reason: 'de antes' },
      { closed_amount: null, closed_reason: null },
    ],
    [
      { outcome: 'lost', closed_amount: 5, closed_reason: ' Ya no busca ' },
      { closed_amount: null, closed_reason: 'Ya no busca' },
    ],
  ])('accepts the closing of an opportunity %j', (typed, values) => {
    expect(closingSchema.parse(typed)).toMatchObject(values)
  })

  it.each([
    [{ outcome: 'won' }, 'Escribe el monto con el que se cerró'],
    [{ outcome: 'won', closed_amount: 0 }, 'Escribe el monto con el que se cerró'],
    [{ outcome: 'won', closed_amount: -5 }, 'El monto no puede ser negativo'],
    [{ outcome: 'lost', closed_reason: '  ' }, 'Escribe por qué se perdió'],
    [
      { outcome: 'lost', closed_reason: 'a'.repeat(501) },
      'El motivo no puede exceder los 500 caracteres',
    ],
  ])('refuses the closing of an opportunity %j', (typed, message) => {
    expect(closingSchema.safeParse(typed).error?.issues[0]?.message).toBe(message)
  })
})
