import type { Notification } from './api/list-notifications.ts'

const HOME = '/dashboard'

export interface NotificationTarget {
  to: string
  /** As the section of the dashboard reads it from the history entry. */
  state: Record<string, unknown> | null
  /** The local copy of a listing that has to be found first. */
  propertyId?: string
}

/** Where a notification leads: to what it is about, or to the nearest place where something can be done about it. */
export function targetOf({
  kind,
  data,
}: Pick<Notification, 'kind' | 'data'>): NotificationTarget | undefined {
  const about = (name: string): string | undefined => {
    const value = typeof data === 'object' && !Array.isArray(data) ? data?.[name] : undefined
    return typeof value === 'string' ? value : undefined
  }
  const section = (name: string, state = {}) => ({ to: HOME, state: { section: name, ...state } })
  const clientId = about('client_id')
  switch (kind) {
    case 'task_due':
    case 'task_overdue':
      return section('crm', { tab: 'tasks' })
    case 'visit_tomorrow':
    case 'visit_booked':
      return section('crm', clientId ? { clientId } : { tab: 'interactions' })
    case 'rental_contract_ending': {
      const propertyId = about('property_id')
      return { ...section('properties'), ...(propertyId && { propertyId }) }
    }
    case 'document_opened': {
      const documentId = about('document_id')
      return section('documents', documentId && { documentId })
    }
    case 'trial_ending':
    case 'payment_failed':
      return { to: `${HOME}/subscription`, state: null }
    case 'welcome':
      return { to: `${HOME}/settings`, state: null }
    default:
      return undefined
  }
}
