import type { Tables } from '@predio/domain/database'
import { optionsOf } from '../../../ui/option.ts'
import { messages } from '../page-messages.ts'

const GROUP_TITLES = {
  day: messages.groupDay,
  clients: messages.groupClients,
  account: messages.groupAccount,
} as const

interface Preference {
  group: keyof typeof GROUP_TITLES
  label: string
  text: string
  /** NOT-15: cannot be switched off. */
  isEssential?: boolean
}

type Kind = Exclude<Tables<'notification_preferences'>['kind'], 'general' | 'welcome'>

const PREFERENCES: Record<Kind, Preference> = {
  task_due: {
    group: 'day',
    label: messages.taskDue,
    text: messages.taskDueText,
  },
  task_overdue: {
    group: 'day',
    label: messages.taskOverdue,
    text: messages.taskOverdueText,
  },
  visit_tomorrow: {
    group: 'day',
    label: messages.visitTomorrow,
    text: messages.visitTomorrowText,
  },
  client_birthday: {
    group: 'day',
    label: messages.birthday,
    text: messages.birthdayText,
  },
  owner_report_due: {
    group: 'day',
    label: messages.reportDue,
    text: messages.reportDueText,
  },
  visit_booked: {
    group: 'clients',
    label: messages.visitBooked,
    text: messages.visitBookedText,
  },
  document_opened: {
    group: 'clients',
    label: messages.documentOpened,
    text: messages.documentOpenedText,
  },
  selection_opened: {
    group: 'clients',
    label: messages.selectionOpened,
    text: messages.selectionOpenedText,
  },
  selection_answered: {
    group: 'clients',
    label: messages.selectionAnswered,
    text: messages.selectionAnsweredText,
  },
  owner_report_opened: {
    group: 'clients',
    label: messages.reportOpened,
    text: messages.reportOpenedText,
  },
  rental_contract_ending: {
    group: 'clients',
    label: messages.contractEnding,
    text: messages.contractEndingText,
  },
  trial_ending: {
    group: 'account',
    label: messages.trialEnding,
    text: messages.trialEndingText,
  },
  payment_failed: {
    group: 'account',
    label: messages.paymentFailed,
    text: messages.paymentFailedText,
    isEssential: true,
  },
}

/** The kinds of notifications that the dialog shows, by subject. */
export const PREFERENCE_GROUPS = optionsOf(GROUP_TITLES).map(({ id, label }) => ({
  title: label,
  preferences: (Object.entries(PREFERENCES) as [Kind, Preference][]).filter(
    ([, { group }]) => group === id,
  ),
}))
