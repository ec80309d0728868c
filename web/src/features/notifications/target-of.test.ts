import { expect, it } from 'vitest'
import type { Notification } from './api/list-notifications.ts'
import { targetOf } from './target-of.ts'

const home = (state: Record<string, unknown>) => ({ to: '/dashboard', state })
const record = (path: string, section: string) => ({ to: `/dashboard/${path}`, state: { section } })

it.each<[Notification['kind'], Notification['data'], object]>([
  ['task_due', { task_id: 't', client_id: 'c' }, record('tareas/t', 'crm')],
  ['task_overdue', {}, home({ section: 'crm', tab: 'tasks' })],
  ['visit_tomorrow', { client_id: 'c' }, record('clientes/c', 'crm')],
  ['visit_booked', { interaction_id: 'i' }, record('interacciones/i', 'crm')],
  ['visit_booked', {}, home({ section: 'crm', tab: 'interactions' })],
  ['client_birthday', { client_id: 'c' }, record('clientes/c', 'crm')],
  ['selection_opened', { selection_id: 's' }, record('selecciones/s', 'properties')],
  ['selection_answered', { selection_id: 's' }, record('selecciones/s', 'properties')],
  ['owner_report_opened', { property_id: 'p' }, record('propiedades/p', 'properties')],
  ['client_birthday', {}, home({ section: 'crm', tab: 'clients' })],
  ['rental_contract_ending', { property_id: 'p' }, record('propiedades/p', 'properties')],
  ['rental_contract_ending', {}, home({ section: 'properties' })],
  ['document_opened', { document_id: 'd' }, record('documentos/d', 'documents')],
  ['general', { client_id: 'c' }, record('clientes/c', 'crm')],
  ['document_opened', {}, home({ section: 'documents' })],
  ['prospect', { prospect_id: 'p' }, record('prospectos/p', 'crm')],
  ['prospect', { count: 2, latest_id: 'p' }, { to: '/dashboard/buzon', state: {} }],
  ['trial_ending', {}, { to: '/dashboard/subscription', state: {} }],
  ['payment_failed', {}, { to: '/dashboard/subscription', state: {} }],
  ['welcome', {}, { to: '/dashboard/profile#primeros-pasos', state: {} }],
])(
  'NOT-08, NOT-34, OREP-12 a notification %s with %j opens its record or the nearest screen',
  (kind, data, target) => {
    expect(targetOf({ kind, data })).toMatchObject(target)
  },
)

it.each([
  ['general', {}],
  ['of a newer release' as 'general', null],
] as const)('NOT-34 a notification %s opens nothing', (kind, data) => {
  expect(targetOf({ kind, data })).toBeUndefined()
})
