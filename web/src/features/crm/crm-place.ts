import { useCallback } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'

const HOME = '/dashboard'

export const CRM_TABS = ['clients', 'opportunities', 'tasks', 'interactions'] as const
export type CrmTab = (typeof CRM_TABS)[number]

/** What of the CRM is shown lives in the history entry beside the section: Back, Forward and reload keep it. */
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
  const { state } = useLocation() as Location<CrmState | null>
  return {
    tab: CRM_TABS.find((tab) => tab === state?.tab) ?? 'clients',
    clientId: typeof state?.clientId === 'string' ? state.clientId : undefined,
  }
}

export function useOpenTab(): (tab: CrmTab) => void {
  const navigate = useNavigate()
  return useCallback(
    (tab) => void navigate(HOME, { state: { section: 'crm', tab } satisfies CrmState }),
    [navigate],
  )
}
