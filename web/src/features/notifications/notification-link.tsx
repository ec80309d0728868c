import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { linkTo } from '../../lib/navigation.ts'
import type { Notification } from './api/list-notifications.ts'
import { targetOf } from './target-of.ts'

interface NotificationLinkProps {
  notification: Notification
  onPress: (hasTarget: boolean) => void
  className: string
  children: ReactNode
}

/** NOT-34: a notification that leads nowhere is a button instead of a link. */
export function NotificationLink(props: NotificationLinkProps) {
  const { notification, onPress, className, children } = props
  const target = targetOf(notification)
  if (target) {
    return (
      <Link {...linkTo(target)} onPress={() => onPress(true)} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <button type="button" onClick={() => onPress(false)} className={className}>
      {children}
    </button>
  )
}
