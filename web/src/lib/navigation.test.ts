import { expect, it } from 'vitest'
import { readRecordAddress, recordTarget, sectionTarget } from './navigation.ts'

const ID = '57a60000-0000-4000-8000-000000000001'

it('a record has an address, and its section is said beside it', () => {
  const target = recordTarget('clientes', ID)
  expect(target).toEqual({ to: `/dashboard/clientes/${ID}`, state: { section: 'crm' } })
  expect(readRecordAddress(target.to)).toEqual({ kind: 'clientes', id: ID })
  expect(readRecordAddress(`${target.to}/`)).toEqual({ kind: 'clientes', id: ID })
  expect(readRecordAddress(recordTarget('propiedades', 1205).to)).toEqual({
    kind: 'propiedades',
    id: '1205',
  })
})

it('a section keeps the address of the dashboard', () => {
  expect(sectionTarget('crm', { tab: 'tasks' })).toEqual({
    to: '/dashboard',
    state: { section: 'crm', tab: 'tasks' },
  })
})

it.each([
  '/dashboard',
  '/dashboard/clientes',
  '/dashboard/clientes/ana',
  '/dashboard/clientes/1205',
  `/dashboard/propiedades/${ID}`,
  '/dashboard/propiedades/0',
  `/dashboard/otros/${ID}`,
  `/clientes/${ID}`,
])('%s names no record', (address) => expect(readRecordAddress(address)).toBeUndefined())

it('is the only place that spells the address of the dashboard', () => {
  const files = import.meta.glob<string>(
    ['../**/*.{ts,tsx}', '!../**/*.test.*', '!./navigation.ts', '!../service-worker/**'],
    { query: '?raw', import: 'default', eager: true },
  )
  expect(Object.keys(files).length).toBeGreaterThan(500)
  const spelled = Object.entries(files).filter(([, text]) => /['"`]\/dashboard\b/.test(text))
  expect(spelled.map(([file]) => file)).toEqual([])
})
