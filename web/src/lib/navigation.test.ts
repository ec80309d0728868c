import { expect, it } from 'vitest'
import {
  listTarget,
  readRecordAddress,
  RECORD_KINDS,
  type RecordKind,
  recordTarget,
  sectionTarget,
} from './navigation.ts'

const ID = '57a60000-0000-4000-8000-000000000001'

it('ADDR-01 a record has an address, and the link carries its section', () => {
  const target = recordTarget('clientes', ID)
  expect(target).toEqual({ to: `/dashboard/clientes/${ID}`, state: { section: 'crm' } })
  for (const address of [target.to, `${target.to}/`, `/dashboard/Clientes/${ID.toUpperCase()}`])
    expect(readRecordAddress(address)).toMatchObject({ kind: 'clientes', id: ID, section: 'crm' })
})

it.each(RECORD_KINDS)('ADDR-01 the address of one of the %s is read as it was written', (kind) => {
  const { to, state } = recordTarget(kind, ID)
  expect(readRecordAddress(to)).toMatchObject({ kind, id: ID, section: state.section })
  const places: Partial<Record<RecordKind, string>> = {
    selecciones: '/dashboard/selecciones',
    prospectos: '/dashboard/buzon',
  }
  const list = { to: '/dashboard', state: { section: state.section } }
  expect(listTarget(kind)).toMatchObject(places[kind] ? { to: places[kind] } : list)
})

it('ADDR-02 a property is addressed by its number on the site or by its local id', () => {
  for (const id of ['1205', ID])
    expect(readRecordAddress(recordTarget('propiedades', id).to)).toMatchObject({ id })
})

it('ADDR-03 a record that opens over its list keeps the list’s position', () => {
  expect(recordTarget('tareas', ID).preventScrollReset).toBe(true)
  expect(listTarget('tareas')).toEqual({
    to: '/dashboard',
    state: { section: 'crm', tab: 'tasks' },
    preventScrollReset: true,
  })
  expect(recordTarget('clientes', ID).preventScrollReset).toBeUndefined()
})

it('a section keeps the address of the dashboard', () => {
  expect(sectionTarget('crm', { tab: 'tasks' })).toEqual({
    to: '/dashboard',
    state: { section: 'crm', tab: 'tasks' },
  })
})

it.each(['/dashboard', '/dashboard/clientes', `/dashboard/otros/${ID}`, `/clientes/${ID}`])(
  'the address %s has no record',
  (address) => expect(readRecordAddress(address)).toBeUndefined(),
)

it.each([
  '/dashboard/clientes/ana',
  '/dashboard/clientes/1205',
  `/dashboard/tareas/${ID}0`,
  '/dashboard/propiedades/0',
  '/dashboard/propiedades/12a',
])('ADDR-04 the address %s names a kind of record without a record', (address) => {
  expect(readRecordAddress(address)).toMatchObject({ id: undefined })
})

it('navigation.ts is the only file that contains the path of the dashboard', () => {
  const files = import.meta.glob<string>(
    [
      '../**/*.{ts,tsx}',
      '!../**/*.test.*',
      '!./navigation.ts',
      '!../service-worker/**',
      '!../**/testing/**',
    ],
    { query: '?raw', import: 'default', eager: true },
  )
  expect(Object.keys(files).length).toBeGreaterThan(500)
  const spelled = Object.entries(files).filter(([, text]) => /['"`]\/dashboard\b/.test(text))
  expect(spelled.map(([file]) => file)).toEqual([])
})
