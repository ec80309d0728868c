import { expect, it } from 'vitest'
import { targetOf } from './target-of.ts'

const home = (state: Record<string, unknown>) => ({ to: '/dashboard', state })

it.each([
  ['task_due', { task_id: 't', client_id: 'c' }, home({ section: 'crm', tab: 'tasks' })],
  ['task_overdue', {}, home({ section: 'crm', tab: 'tasks' })],
  [
    'visit_tomorrow',
    { client_id: 'c' },
    { to: '/dashboard/clientes/c', state: { section: 'crm' } },
  ],
  ['visit_booked', {}, home({ section: 'crm', tab: 'interactions' })],
  [
    'rental_contract_ending',
    { property_id: 'p' },
    { ...home({ section: 'properties' }), propertyId: 'p' },
  ],
  [
    'document_opened',
    { document_id: 'd' },
    { to: '/dashboard/documentos/d', state: { section: 'documents' } },
  ],
  ['document_opened', {}, home({ section: 'documents' })],
  ['trial_ending', {}, { to: '/dashboard/subscription', state: {} }],
  ['payment_failed', {}, { to: '/dashboard/subscription', state: {} }],
  ['welcome', {}, { to: '/dashboard/settings', state: {} }],
  ['general', { client_id: 'c' }, undefined],
  ['of a newer release', null, undefined],
])('%s about %j', (kind, data, target) => {
  expect(targetOf({ kind, data })).toEqual(target)
})
