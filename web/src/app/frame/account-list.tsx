import { CircleQuestionMark, LogOut } from 'lucide-react'
import { Link } from 'react-router'
import { HELP } from '../../lib/help.ts'
import { signOut } from '../../lib/session/index.ts'
import { navEntry } from './nav-styles.ts'
import type { Place } from './place.ts'
import { prefetchScreen } from './screens.ts'
import { messages } from '../messages.ts'

interface AccountListProps {
  places: readonly Place[]
  current: Place | undefined
  onFollow?: () => void
}

/** Perfil, Plan, Ayuda and Salir; after a sign-out the route's guard leads to /login. */
export function AccountList({ places, current, onFollow }: AccountListProps) {
  return (
    <ul className="flex flex-col gap-1">
      {places.map((place) => {
        if (place.isElsewhere) return null
        const { path, label, icon: Icon } = place
        const isCurrent = path === current?.path
        const prefetch = () => prefetchScreen(place)
        return (
          <li key={path}>
            <Link
              to={path}
              {...(isCurrent && { 'aria-current': 'page' })}
              onPointerEnter={prefetch}
              onFocus={prefetch}
              onClick={() => onFollow?.()}
              className={navEntry(isCurrent)}
            >
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </li>
        )
      })}
      <li>
        {/* In a tab of its own: it is not part of the app, and nothing that was typed is left. */}
        <a href={HELP} target="_blank" onClick={() => onFollow?.()} className={navEntry(false)}>
          <CircleQuestionMark aria-hidden="true" />
          {messages.help}
        </a>
      </li>
      <li>
        <button type="button" onClick={() => void signOut()} className={navEntry(false)}>
          <LogOut aria-hidden="true" />
          {messages.signOut}
        </button>
      </li>
    </ul>
  )
}
