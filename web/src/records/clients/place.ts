import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { recordAddress, recordIdAt } from '../../lib/record-address.ts'

const HOME = '/dashboard'

/** Where a client's page is; the state says the same to whoever reads only the history entry. */
export function clientTarget(clientId: string) {
  return { to: recordAddress('clientes', clientId), state: { section: 'crm' as const, clientId } }
}

export function useOpenClient(): (clientId: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (clientId) => {
      const { to, state } = clientTarget(clientId)
      void navigate(to, { state })
    },
    [navigate],
  )
}

/** After two clients became one: on a page of one of them it is replaced, so that Back leads to where it was opened from. */
export function useOpenMerged(): (clientId: string) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (clientId) => {
    const { to, state } = clientTarget(clientId)
    void navigate(to, { state, replace: recordIdAt(pathname, 'clientes') !== undefined })
  }
}

/** Back to where the person came from; to the list where there is nothing to go back to. */
export function useLeaveClient(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => {
    if (key === 'default') void navigate(HOME, { state: { section: 'crm' }, replace: true })
    else void navigate(-1)
  }
}
