import { useCallback } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'
import { recordIdAt } from '../../lib/record-address.ts'

const HOME = '/dashboard'

export const CRM_TABS = ['clients', 'opportunities', 'tasks', 'interactions'] as const
export type CrmTab = (typeof CRM_TABS)[number]

/** What of the CRM is shown lives in the history entry beside the section, a client also in the address. */
interface CrmState {
  section?: 'crm'
  tab?: CrmTab
  clientId?: string
}

export interface CrmPlace {
  tab: CrmTab
  clientId: string | undefined
}

export function useCrmPlace(): CrmPlace {
  const { state, pathname } = useLocation() as Location<CrmState | null>
  const noted = typeof state?.clientId === 'string' ? state.clientId : undefined
  return {
    tab: CRM_TABS.find((tab) => tab === state?.tab) ?? 'clients',
    clientId: recordIdAt(pathname, 'clientes') ?? noted,
  }
}

export function useOpenTab(): (tab: CrmTab) => void {
  const navigate = useNavigate()
  return useCallback(
    (tab) => void navigate(HOME, { state: { section: 'crm', tab } satisfies CrmState }),
    [navigate],
  )
}
