import { expect, it } from 'vitest'
import { targetOf } from './target-of.ts'

const home = (state: Record<string, unknown>) => ({ to: '/dashboard', state })

it.each([
  ['task_due', { task_id: 't', client_id: 'c' }, home({ section: 'crm', tab: 'tasks' })],
  ['task_overdue', {}, home({ section: 'crm', tab: 'tasks' })],
  ['visit_tomorrow', { client_id: 'c' }, home({ section: 'crm', clientId: 'c' })],
  ['visit_booked', {}, home({ section: 'crm', tab: 'interactions' })],
  [
    'rental_contract_ending',
    { property_id: 'p' },
    { ...home({ section: 'properties' }), propertyId: 'p' },
  ],
  ['document_opened', { document_id: 'd' }, home({ section: 'documents', documentId: 'd' })],
  ['document_opened', {}, home({ section: 'documents' })],
  ['trial_ending', {}, { to: '/dashboard/subscription', state: null }],
  ['payment_failed', {}, { to: '/dashboard/subscription', state: null }],
  ['welcome', {}, { to: '/dashboard/settings', state: null }],
  ['general', { client_id: 'c' }, undefined],
  ['of a newer release', null, undefined],
])('%s about %j', (kind, data, target) => {
  expect(targetOf({ kind, data })).toEqual(target)
})
