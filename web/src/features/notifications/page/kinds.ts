import {
  BadgeCheck,
  Bell,
  Cake,
  CalendarCheck,
  CalendarClock,
  ClockAlert,
  CreditCard,
  FileChartColumn,
  FileCheck,
  Hourglass,
  Heart,
  Inbox,
  KeyRound,
  MailOpen,
  PartyPopper,
  type LucideIcon,
} from 'lucide-react'
import type { Notification } from '../api/list-notifications.ts'

export const KIND_ICONS: Readonly<Record<string, LucideIcon>> = {
  general: Bell,
  welcome: PartyPopper,
  task_due: CalendarClock,
  task_overdue: ClockAlert,
  visit_tomorrow: CalendarCheck,
  visit_booked: BadgeCheck,
  rental_contract_ending: KeyRound,
  trial_ending: Hourglass,
  document_opened: FileCheck,
  payment_failed: CreditCard,
  client_birthday: Cake,
  selection_opened: MailOpen,
  selection_answered: Heart,
  owner_report_opened: FileChartColumn,
  prospect: Inbox,
} satisfies Record<Notification['kind'], LucideIcon>

const URGENT = new Set(['task_overdue', 'payment_failed', 'trial_ending', 'rental_contract_ending'])

export function isUrgent(kind: string): boolean {
  return URGENT.has(kind)
}
