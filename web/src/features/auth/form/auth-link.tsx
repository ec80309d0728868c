import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Link } from '../../../ui/link.tsx'
import { useAuthState, type AuthState } from './auth-state.ts'

interface AuthLinkProps {
  to: '/login' | '/register' | '/recuperar'
  carry?: () => AuthState
  children: ReactNode
}

export function AuthLink({ to, carry, children }: AuthLinkProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { from } = useAuthState()
  return (
    <Link
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void navigate({ pathname: to, search }, { state: { ...(from && { from }), ...carry?.() } })
      }}
    >
      {children}
    </Link>
  )
}
