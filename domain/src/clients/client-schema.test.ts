import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addDays, deviceZone, toCalendarDate } from '../dates/index.ts'
import { firstMessage } from '../fields/index.ts'
import { fullName } from './client.ts'
import {
  type ClientInput,
  clientSchema,
  importedClientSchema,
  storedClientSchema,
} from './client-schema.ts'

const BIRTHDAY_INVALID = 'Escribe el cumpleaños con día, mes y año, por ejemplo 31/12/1980'
const ANA: ClientInput = { type: 'comprador', first_name: 'Ana', last_name: 'Pérez' }

describe('CLIENT-01 CLIENT-41 CLIENT-42 CLIENT-43 a value outside its limits is refused with the text of its field', () => {
  it.each([
    [{ type: 'buyer' }, 'Tipo de cliente inválido'],
    [{ type: '' }, 'Tipo de cliente inválido'],
    [{ type: undefined }, 'Tipo de cliente inválido'],
    [{ first_name: 'A' }, 'El nombre debe tener al menos 2 caracteres'],
    [{ first_name: '' }, 'El nombre debe tener al menos 2 caracteres'],
    [{ first_name: ' A ' }, 'El nombre debe tener al menos 2 caracteres'],
    [{ first_name: null }, 'El nombre debe tener al menos 2 caracteres'],
    [{ first_name: 'a'.repeat(51) }, 'El nombre no puede exceder los 50 caracteres'],
    [{ last_name: 'P' }, 'Los apellidos deben tener al menos 2 caracteres'],
    [{ last_name: 'p'.repeat(51) }, 'Los apellidos no pueden exceder los 50 caracteres'],
    [{ email: 'ana' }, 'Email inválido'],
    [{ email: 'ana@casa' }, 'Email inválido'],
    [{ phone: '123' }, 'Número de teléfono inválido'],
    [{ phone: 'no tiene' }, 'Número de teléfono inválido'],
    [{ whatsapp: '1234567890123456' }, 'Número de WhatsApp inválido'],
    [{ birthday: '31/12/1980' }, BIRTHDAY_INVALID],
    [{ birthday: '2026-02-29' }, BIRTHDAY_INVALID],
    [{ address: 'a'.repeat(201) }, 'La dirección no puede exceder los 200 caracteres'],
    [{ notes: 'a'.repeat(1001) }, 'Las notas no pueden exceder los 1000 caracteres'],
    [{ source: 'a'.repeat(101) }, 'El origen no puede exceder los 100 caracteres'],
    [{ status: 'vip' }, 'Estado de cliente inválido'],
    [{ budget_min: -1 }, 'El presupuesto no puede ser negativo'],
    [
      { budget_max: 'mucho' },
      'Escribe el presupuesto como una cantidad en pesos, por ejemplo 2,500,000',
    ],
    [
      { budget_min: 3_000_000, budget_max: 2_000_000 },
      'El presupuesto mínimo no puede ser mayor que el máximo',
    ],
  ])('refuses the client %j: %s', (change, message) => {
    const { error } = clientSchema.safeParse({ ...ANA, ...change })
    expect(error && firstMessage(error, 'Error al guardar el cliente')).toBe(message)
  })

  it('refuses a client with the first error in the order of the fields', () => {
    const { error } = clientSchema.safeParse({
      email: 'x',
      type: 'x',
      last_name: '',
      first_name: 'Ana',
    })
    expect(error && firstMessage(error, '')).toBe('Los apellidos deben tener al menos 2 caracteres')
  })
})

describe('CLIENT-02 accepts a value at its limit', () => {
  it.each([
    { first_name: 'Al', last_name: 'Ñu' },
    { first_name: 'a'.repeat(50), last_name: 'p'.repeat(50) },
    { address: 'a'.repeat(200), notes: 'a'.repeat(1000) },
    { budget_min: 2_000_000, budget_max: 2_000_000 },
    { budget_min: 2_000_000 },
    { budget_max: 0 },
    { email: 'a@b.c' },
    { status: 'lead' as const },
  ])('accepts the client %j', (change) => {
    expect(clientSchema.safeParse({ ...ANA, ...change }).error).toBeUndefined()
  })
})

it('CLIENT-03 a client’s empty text becomes null, and missing fields get their defaults', () => {
  const typed = { ...ANA, email: '', phone: '  ', whatsapp: null, address: '', notes: ' ' }
  expect(clientSchema.parse(typed)).toEqual({
    type: 'comprador',
    first_name: 'Ana',
    last_name: 'Pérez',
    email: null,
    phone: null,
    whatsapp: null,
    birthday: null,
    address: null,
    notes: null,
    tags: [],
    status: 'active',
    source: null,
    budget_min: null,
    budget_max: null,
  })
})

describe('CLIENT-26 a birthday is a day from 1900 to today', () => {
  const NOW = new Date('2026-05-14T18:00:00Z')
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
  afterAll(() => void vi.useRealTimers())
  const today = toCalendarDate(NOW, deviceZone())
  const tomorrow = addDays(today, 1)

  it.each([
    ['', undefined],
    ['1900-01-01', undefined],
    [today, undefined],
    ['1899-12-31', 'El cumpleaños no puede ser anterior a 1900'],
    ['0080-03-15', 'El cumpleaños no puede ser anterior a 1900'],
    [tomorrow, 'El cumpleaños no puede ser una fecha futura'],
    ['2200-01-01', 'El cumpleaños no puede ser una fecha futura'],
  ])('the form checks the birthday %s: %s', (birthday, message) => {
    const { error } = clientSchema.safeParse({ ...ANA, birthday })
    expect(error && firstMessage(error, '')).toBe(message)
  })

  it('a birthday may lie in the future when a stored client is read, but not in an import', () => {
    expect(storedClientSchema.safeParse({ ...ANA, birthday: tomorrow }).error).toBeUndefined()
    const { error } = importedClientSchema.safeParse({ ...ANA, birthday: tomorrow })
    expect(error && firstMessage(error, '')).toBe('El cumpleaños no puede ser una fecha futura')
  })
})

it('CLIENT-04 a client’s names are trimmed, telephones normalised, amounts parsed and repeated tags removed', () => {
  const typed = {
    ...ANA,
    first_name: '  Ana María ',
    phone: '(999) 123-4567',
    whatsapp: '+52 1 999 123 4567',
    tags: ['VIP', ' vip ', '', 'Norte'],
    budget_min: '1.5 mdp',
    budget_max: '$2,500,000.50',
  }
  expect(clientSchema.parse(typed)).toMatchObject({
    first_name: 'Ana María',
    phone: '+529991234567',
    whatsapp: '+529991234567',
    tags: ['VIP', 'Norte'],
    budget_min: 1_500_000,
    budget_max: 2_500_000.5,
  })
})

describe('CLIENT-05 the surname may be missing only while the client is marked for review', () => {
  const lupita = { type: 'comprador', first_name: 'Lupita', last_name: null }

  it.each([
    [{ needs_review: true }, undefined],
    [{ needs_review: false }, 'Los apellidos deben tener al menos 2 caracteres'],
    [{}, 'Los apellidos deben tener al menos 2 caracteres'],
    [{ needs_review: true, last_name: 'P' }, 'Los apellidos deben tener al menos 2 caracteres'],
  ])('a stored client without a surname, %j: %s', (change, message) => {
    const { error } = storedClientSchema.safeParse({ ...lupita, ...change })
    expect(error && firstMessage(error, '')).toBe(message)
  })

  it('the client form requires the surname', () => {
    const { error } = clientSchema.safeParse({ ...lupita, needs_review: true })
    expect(error && firstMessage(error, '')).toBe('Los apellidos deben tener al menos 2 caracteres')
  })

  it('the full name leaves out a missing surname', () => {
    expect(fullName({ first_name: 'Lupita', last_name: null })).toBe('Lupita')
    expect(fullName({ first_name: 'Lupita', last_name: 'Uc' })).toBe('Lupita Uc')
  })
})
