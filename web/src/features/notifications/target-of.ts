import {
  ADDRESSES,
  listTarget,
  recordTarget,
  type RecordKind,
  type Target,
} from '../../lib/navigation.ts'
import type { Notification } from './api/list-notifications.ts'

/** Where a notification leads: to what it is about, or to the nearest place where something can be done about it. */
export function targetOf({
  kind,
  data,
}: {
  /** A newer release may know more kinds than this one. */
  kind: string
  data: Notification['data']
}): Target | undefined {
  const about = (name: string): string | undefined => {
    const value = typeof data === 'object' && !Array.isArray(data) ? data?.[name] : undefined
    return typeof value === 'string' ? value : undefined
  }
  const oneOf = (record: RecordKind, id: string | undefined): Target =>
    id === undefined ? listTarget(record) : recordTarget(record, id)
  switch (kind) {
    case 'task_due':
    case 'task_overdue':
      return oneOf('tareas', about('task_id'))
    case 'visit_tomorrow':
    case 'visit_booked': {
      // What to know before a visit is on the client's page.
      const clientId = about('client_id')
      return clientId
        ? recordTarget('clientes', clientId)
        : oneOf('interacciones', about('interaction_id'))
    }
    case 'rental_contract_ending':
      return oneOf('propiedades', about('property_id'))
    case 'document_opened':
      return oneOf('documentos', about('document_id'))
    case 'trial_ending':
    case 'payment_failed':
      return { to: ADDRESSES.subscription, state: {} }
    case 'welcome':
      return { to: ADDRESSES.settings, state: {} }
    default:
      return undefined
  }
}
