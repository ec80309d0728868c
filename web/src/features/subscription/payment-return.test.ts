import { describe, expect, it } from 'vitest'
import { isPaid, phaseOf, readReturn, returnAddress } from './payment-return.ts'

const PLAN = '91a00000-0000-4000-8000-000000000002'

describe('the address to come back to', () => {
  it.each([
    ['yearly', 'anual'],
    ['monthly', 'mensual'],
  ] as const)('the address to return to carries the order: %s', (billing, word) => {
    const address = returnAddress('https://predio.mx', { planId: PLAN, billing })
    expect(address).toBe(`https://predio.mx/dashboard/subscription?plan=${PLAN}&pagar=${word}`)
    expect(readReturn(`${new URL(address).search}&pago=listo`)).toEqual({
      planId: PLAN,
      billing,
      result: 'paid',
    })
  })

  it.each([
    ['', undefined],
    ['?pago=cancelado', 'left'],
    ['?pago=otro&pagar=diario', undefined],
  ])('the returned address %s is read without unknown values', (search, result) => {
    expect(readReturn(search)).toEqual({ planId: undefined, billing: undefined, result })
  })
})

describe('SUB-24 a payment has arrived', () => {
  const order = { planId: PLAN, billing: 'yearly', result: 'paid' } as const
  const row = { status: 'active', billing_type: 'yearly', plan: { id: PLAN } }

  it('a payment has arrived when the row equals the order and is active', () => {
    expect(isPaid(order, row)).toBe(true)
    expect(isPaid({ planId: undefined, billing: undefined, result: 'paid' }, row)).toBe(true)
  })

  it.each([
    ['the trial', { ...row, status: 'trial' }],
    ['a cancelled one', { ...row, status: 'cancelled' }],
    ['another plan', { ...row, plan: { id: 'otro' } }],
    ['another billing', { ...row, billing_type: 'monthly' }],
  ])('a payment has not arrived while the row is still %s', (_, other) => {
    expect(isPaid(order, other)).toBe(false)
  })
})

it('SUB-24 the screen waits for a payment, but not again after the plan was paid and cancelled', () => {
  const waiting = { result: 'paid', isMissing: true, isLate: false, wasPaid: false } as const
  expect(phaseOf(waiting)).toBe('confirming')
  expect(phaseOf({ ...waiting, isLate: true })).toBe('late')
  expect(phaseOf({ ...waiting, isMissing: false })).toBe('paid')
  expect(phaseOf({ ...waiting, wasPaid: true })).toBe('none')
  expect(phaseOf({ ...waiting, result: 'left' })).toBe('left')
})
