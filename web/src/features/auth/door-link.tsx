import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { useDoorState, type DoorState } from './door-state.ts'

interface DoorLinkProps {
  to: '/login' | '/register' | '/recuperar'
  /** What goes along, asked when the link is followed. */
  carry?: () => DoorState
  children: ReactNode
}

/** From one page of the door to another: where the person was goes along, the plan they chose and what they typed. */
export function DoorLink({ to, carry, children }: DoorLinkProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { from } = useDoorState()
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
