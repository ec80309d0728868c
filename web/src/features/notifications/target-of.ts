import {
  ADDRESSES,
  FIRST_STEPS_ADDRESS,
  listTarget,
  recordTarget,
  type RecordKind,
  type Target,
} from '../../lib/navigation.ts'
import type { Notification } from './api/list-notifications.ts'

/** NOT-34: a notification that is about no single record leads to the nearest screen. */
export function targetOf({ kind, data }: Pick<Notification, 'kind' | 'data'>): Target | undefined {
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
      // An agent who is reminded of a visit wants to see the client's page.
      const clientId = about('client_id')
      return clientId
        ? recordTarget('clientes', clientId)
        : oneOf('interacciones', about('interaction_id'))
    }
    case 'client_birthday':
      return oneOf('clientes', about('client_id'))
    case 'rental_contract_ending':
    case 'owner_report_opened':
      return oneOf('propiedades', about('property_id'))
    case 'document_opened':
      return oneOf('documentos', about('document_id'))
    case 'selection_opened':
    case 'selection_answered':
      return oneOf('selecciones', about('selection_id'))
    // A notification about several prospects has no id and leads to their list.
    case 'prospect':
      return oneOf('prospectos', about('prospect_id'))
    case 'trial_ending':
    case 'payment_failed':
      return { to: ADDRESSES.subscription, state: {} }
    case 'welcome':
      return { to: FIRST_STEPS_ADDRESS, state: {} }
    case 'general': {
      const clientId = about('client_id')
      return clientId ? recordTarget('clientes', clientId) : undefined
    }
    default:
      // A newer server may send kinds that this release does not know.
      kind satisfies never
      return undefined
  }
}
