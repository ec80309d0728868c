import type { Tables } from '@predio/domain/database'
import { optionsOf } from '../../../ui/option.ts'
import { messages } from '../page-messages.ts'

type Kind = Exclude<Tables<'notification_preferences'>['kind'], 'general' | 'welcome'>

const GROUPS: Record<Kind, keyof typeof messages.preferenceGroups> = {
  task_due: 'day',
  task_overdue: 'day',
  visit_tomorrow: 'day',
  client_birthday: 'day',
  owner_report_due: 'day',
  prospect: 'clients',
  visit_booked: 'clients',
  document_opened: 'clients',
  selection_opened: 'clients',
  selection_answered: 'clients',
  owner_report_opened: 'clients',
  rental_contract_ending: 'clients',
  trial_ending: 'account',
  payment_failed: 'account',
}

/** NOT-15: this kind cannot be switched off. */
export const ESSENTIAL: Kind = 'payment_failed'

export const PREFERENCE_GROUPS = optionsOf(messages.preferenceGroups).map(({ id, label }) => ({
  title: label,
  kinds: (Object.keys(GROUPS) as Kind[]).filter((kind) => GROUPS[kind] === id),
}))
