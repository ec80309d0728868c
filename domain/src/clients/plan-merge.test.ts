import { describe, expect, it } from 'vitest'
import type { MergeableClient } from './mergeable-client.ts'
import { planMerge } from './plan-merge.ts'

const BLANK: MergeableClient = {
  id: 'keep',
  type: 'comprador',
  needs_review: false,
  first_name: 'Ana',
  last_name: 'Pech',
  email: null,
  phone: null,
  whatsapp: null,
  birthday: null,
  address: null,
  notes: null,
  tags: [],
  status: 'lead',
  source: null,
  budget_min: null,
  budget_max: null,
  preferences: null,
}
const OTHER: MergeableClient = { ...BLANK, id: 'remove' }

it('MERGE-01 a merge fills missing values from the other client', () => {
  const filled = {
    email: 'a@b.mx',
    phone: '+529991234567',
    birthday: '1980-03-15',
    address: 'Calle 60',
    source: 'Facebook',
  }
  const plan = planMerge(BLANK, { ...OTHER, ...filled })
  expect(plan).toMatchObject({ keepId: 'keep', removeId: 'remove', values: filled, overflow: null })
  expect(plan.values.notes).toBeNull()
})

it('MERGE-02 a merge keeps the remaining client’s value and writes the other into the notes', () => {
  const keep = {
    ...BLANK,
    email: 'ana@uno.mx',
    phone: '+529991234567',
    birthday: '1980-03-15',
    budget_max: 2_000_000,
  }
  const remove: MergeableClient = {
    ...OTHER,
    last_name: 'Pech Uc',
    type: 'inquilino',
    email: 'ana@dos.mx',
    phone: '+525512345678',
    birthday: '1981-03-15',
    budget_min: 10_000,
    budget_max: 15_000,
  }
  const { values } = planMerge(keep, remove)
  expect(values).toMatchObject({ email: 'ana@uno.mx', phone: '+529991234567', last_name: 'Pech' })
  expect(values.birthday).toBe('1980-03-15')
  expect(values).toMatchObject({ budget_min: null, budget_max: 2_000_000 })
  expect(values.notes).toBe(
    [
      'Datos de Ana Pech Uc, fusionado aquí:',
      'Nombre: Ana Pech Uc',
      'Tipo: Inquilino',
      'Email: ana@dos.mx',
      'Teléfono: +525512345678',
      'Cumpleaños: 15 de marzo de 1981',
      'Presupuesto: $10,000 – $15,000',
    ].join('\n'),
  )
})

it('MERGE-03 a merge does not note a number that the other telephone field has', () => {
  const keep = { ...BLANK, phone: '+529991234567', whatsapp: '+525512345678' }
  expect(planMerge(keep, { ...OTHER, phone: '+525512345678' }).values.notes).toBeNull()
})

it('MERGE-04 a merge joins tags and notes', () => {
  const keep = { ...BLANK, tags: ['VIP'], notes: 'Prefiere mañanas.' }
  const { values } = planMerge(keep, { ...OTHER, tags: ['vip', 'Norte'], notes: 'Tiene perro.' })
  expect(values.tags).toEqual(['VIP', 'Norte'])
  expect(values.notes).toBe('Prefiere mañanas.\n\nTiene perro.')
})

it('MERGE-05 a merge of two clients does not repeat equal notes', () => {
  const notes = 'Tiene perro.'
  expect(planMerge({ ...BLANK, notes }, { ...OTHER, notes }).values.notes).toBe(notes)
})

it('MERGE-06 a merge returns the text that does not fit into 1000 characters of notes', () => {
  const plan = planMerge({ ...BLANK, notes: 'a'.repeat(995) }, { ...OTHER, notes: 'No cabe aquí' })
  expect(plan.values.notes).toBe('a'.repeat(995))
  expect(plan.overflow).toBe('No cabe aquí')
})

it.each([
  ['lead', 'active', 'active'],
  ['active', 'inactive', 'active'],
  ['inactive', 'lead', 'lead'],
  ['inactive', 'inactive', 'inactive'],
] as const)('MERGE-07 a merge of the statuses %s and %s gives %s', (ours, theirs, merged) => {
  const plan = planMerge({ ...BLANK, status: ours }, { ...OTHER, status: theirs })
  expect(plan.values.status).toBe(merged)
})

describe('MERGE-08 preferences are merged', () => {
  const preferences = {
    property_type: ['casa' as const],
    operation: null,
    min_price: null,
    max_price: 3_000_000,
    locations: ['Mérida'],
    bedrooms: null,
  }

  it('a merge of preferences joins lists, takes one price range as a whole and notes the other', () => {
    const theirs = {
      ...preferences,
      property_type: ['casa' as const, 'terreno' as const],
      operation: 'sale' as const,
      min_price: 4_000_000,
      max_price: null,
      locations: ['mérida', 'Progreso'],
      bedrooms: 3,
    }
    const plan = planMerge({ ...BLANK, preferences }, { ...OTHER, preferences: theirs })
    expect(plan.preferences).toEqual({
      property_type: ['casa', 'terreno'],
      operation: 'sale',
      min_price: null,
      max_price: 3_000_000,
      locations: ['Mérida', 'Progreso'],
      bedrooms: 3,
    })
    expect(plan.values.notes).toContain('Precio que buscaba: Desde $4,000,000')
  })

  it('a merge of preferences notes an operation and bedrooms that contradict', () => {
    const ours = { ...preferences, operation: 'rent' as const, bedrooms: 2 }
    const theirs = { ...preferences, operation: 'sale' as const, bedrooms: 3 }
    const plan = planMerge({ ...BLANK, preferences: ours }, { ...OTHER, preferences: theirs })
    expect(plan.preferences).toEqual(ours)
    expect(plan.values.notes).toContain('Operación que buscaba: Venta\nRecámaras que buscaba: 3')
  })

  it('a merge takes the preferences of the removed client when the remaining client has none', () => {
    expect(planMerge(BLANK, { ...OTHER, preferences }).preferences).toEqual(preferences)
  })
})

describe('MERGE-10 a client marked for review', () => {
  const lupita: MergeableClient = {
    ...BLANK,
    first_name: 'Lupita',
    last_name: null,
    needs_review: true,
  }

  it('a remaining client marked for review takes the other’s surname and stays marked', () => {
    const { values } = planMerge(lupita, { ...OTHER, first_name: 'Lupita', last_name: 'Uc' })
    expect(values).toMatchObject({ last_name: 'Uc', needs_review: true, notes: null })
  })

  it('a merge does not mark a remaining client that has a surname', () => {
    const { values } = planMerge(BLANK, { ...lupita, id: 'remove' })
    expect(values).toMatchObject({ last_name: 'Pech', needs_review: false })
    expect(values.notes).toBe('Datos de Lupita, fusionado aquí:\nNombre: Lupita')
  })

  it('a merge marks the remaining client when another value needs review', () => {
    const remove = { ...OTHER, needs_review: true, notes: 'Email por revisar: x' }
    expect(planMerge(BLANK, remove).values.needs_review).toBe(true)
  })

  it('a merged client stays marked while neither client has a surname', () => {
    const { values } = planMerge(lupita, { ...lupita, id: 'remove' })
    expect(values).toMatchObject({ last_name: null, needs_review: true })
  })
})
