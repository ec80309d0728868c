import type { Tables } from '@predio/domain/database'
import { messages } from '../page-messages.ts'

interface Preference {
  kind: Tables<'notification_preferences'>['kind']
  label: string
  text: string
  /** NOT-15: cannot be switched off. */
  isEssential?: boolean
}

interface PreferenceGroup {
  title: string
  preferences: readonly Preference[]
}

/** The kinds of notifications that the dialog shows, by subject. */
export const PREFERENCE_GROUPS: readonly PreferenceGroup[] = [
  {
    title: messages.groupDay,
    preferences: [
      {
        kind: 'task_due',
        label: messages.taskDue,
        text: messages.taskDueText,
      },
      {
        kind: 'task_overdue',
        label: messages.taskOverdue,
        text: messages.taskOverdueText,
      },
      {
        kind: 'visit_tomorrow',
        label: messages.visitTomorrow,
        text: messages.visitTomorrowText,
      },
      {
        kind: 'client_birthday',
        label: messages.birthday,
        text: messages.birthdayText,
      },
      {
        kind: 'owner_report_due',
        label: messages.reportDue,
        text: messages.reportDueText,
      },
    ],
  },
  {
    title: messages.groupClients,
    preferences: [
      {
        kind: 'visit_booked',
        label: messages.visitBooked,
        text: messages.visitBookedText,
      },
      {
        kind: 'document_opened',
        label: messages.documentOpened,
        text: messages.documentOpenedText,
      },
      {
        kind: 'selection_opened',
        label: messages.selectionOpened,
        text: messages.selectionOpenedText,
      },
      {
        kind: 'selection_answered',
        label: messages.selectionAnswered,
        text: messages.selectionAnsweredText,
      },
      {
        kind: 'owner_report_opened',
        label: messages.reportOpened,
        text: messages.reportOpenedText,
      },
      {
        kind: 'rental_contract_ending',
        label: messages.contractEnding,
        text: messages.contractEndingText,
      },
    ],
  },
  {
    title: messages.groupAccount,
    preferences: [
      {
        kind: 'trial_ending',
        label: messages.trialEnding,
        text: messages.trialEndingText,
      },
      {
        kind: 'payment_failed',
        label: messages.paymentFailed,
        text: messages.paymentFailedText,
        isEssential: true,
      },
    ],
  },
]
