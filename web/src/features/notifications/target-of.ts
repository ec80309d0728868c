import { ADDRESSES, recordTarget, sectionTarget, type Target } from '../../lib/navigation.ts'
import type { Notification } from './api/list-notifications.ts'

export interface NotificationTarget extends Target {
  /** The local copy of a listing that has to be found first. */
  propertyId?: string
}

/** Where a notification leads: to what it is about, or to the nearest place where something can be done about it. */
export function targetOf({
  kind,
  data,
}: {
  /** A newer release may know more kinds than this one. */
  kind: string
  data: Notification['data']
}): NotificationTarget | undefined {
  const about = (name: string): string | undefined => {
    const value = typeof data === 'object' && !Array.isArray(data) ? data?.[name] : undefined
    return typeof value === 'string' ? value : undefined
  }
  switch (kind) {
    case 'task_due':
    case 'task_overdue':
      return sectionTarget('crm', { tab: 'tasks' })
    case 'visit_tomorrow':
    case 'visit_booked': {
      const clientId = about('client_id')
      return clientId
        ? recordTarget('clientes', clientId)
        : sectionTarget('crm', { tab: 'interactions' })
    }
    case 'rental_contract_ending': {
      const propertyId = about('property_id')
      return { ...sectionTarget('properties'), ...(propertyId && { propertyId }) }
    }
    case 'document_opened': {
      const documentId = about('document_id')
      return documentId ? recordTarget('documentos', documentId) : sectionTarget('documents')
    }
    case 'trial_ending':
    case 'payment_failed':
      return { to: ADDRESSES.subscription, state: {} }
    case 'welcome':
      return { to: ADDRESSES.settings, state: {} }
    default:
      return undefined
  }
}
