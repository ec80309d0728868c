import { markDuplicates, readClientRow } from '@predio/domain/csv'
import { expect, it } from 'vitest'
import { planImport } from './plan-import.ts'

const options = { defaultType: 'comprador' as const, phoneIsWhatsapp: false }
const known = [
  {
    id: '1',
    first_name: 'Eva',
    last_name: 'Uc',
    email: 'eva@correo.mx',
    phone: null,
    whatsapp: null,
  },
]
const rows = [
  { full_name: 'Ana Pech', email: 'ana@correo.mx' },
  { full_name: 'Ana Pech', phone: '9991234567' },
  { full_name: 'Otra Persona', email: 'ANA@correo.mx' },
  { full_name: 'Eva Uc' },
  { full_name: 'X' },
].map((values, index) => readClientRow(values, index + 2, options))
const checked = markDuplicates(rows, known)
const emails = ['eva@correo.mx']

it('leaves out what is known already and what the rules refuse', () => {
  const plan = planImport(checked, emails, false)
  expect(plan.rows.map(({ import_row }) => import_row)).toEqual([2])
  expect(plan.skipped).toEqual([3, 4, 5])
  expect(plan.faulty).toEqual([6])
})

it('takes look-alikes when asked to, but never a second client with the same e-mail', () => {
  const plan = planImport(checked, emails, true)
  expect(plan.rows.map(({ import_row }) => import_row)).toEqual([2, 3, 5])
  expect(plan.skipped).toEqual([4])
})
