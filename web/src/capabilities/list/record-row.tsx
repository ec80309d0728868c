import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { linkTo, type recordTarget } from '../../lib/navigation.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { cx } from '../../ui/cx.ts'
import { ChooseBox } from '../bulk/choose-box.tsx'
import { messages } from '../bulk/messages.ts'
import type { RowChoice } from './record-list.tsx'

interface RecordRowProps {
  name: string
  choice: RowChoice | undefined
  lead?: ReactNode
  className: string
  children: ReactNode
}

export function RecordRow({ name, choice, lead, className, children }: RecordRowProps) {
  return (
    <article
      className={cx(
        'relative px-4 transition-colors',
        choice?.isChosen ? 'bg-action-soft/60' : 'hover:bg-ink/3',
        className,
      )}
    >
      {choice ? (
        <ChooseBox label={messages.choose(name)} {...choice} />
      ) : (
        (lead ?? <Avatar name={name} />)
      )}
      {children}
    </article>
  )
}

interface RowTitleProps {
  name: string
  target: ReturnType<typeof recordTarget>
  /** True if the title is no link: while records are chosen, and for records that the server does not have yet. */
  isPlain: boolean
  /** Called before the router follows the link. */
  onOpen?: (() => void) | undefined
  isDone?: boolean
  isSoft?: boolean
}

/** The link of the name covers the whole row; the row's buttons lie above that link. */
export function RowTitle(props: RowTitleProps) {
  const { name, target, isPlain, onOpen, isDone = false, isSoft = false } = props
  return (
    <h3 className={cx('font-medium wrap-anywhere', isSoft && 'text-ink-soft')}>
      {isPlain ? (
        name
      ) : (
        <Link
          {...linkTo(target)}
          {...(onOpen && { onPress: onOpen })}
          className={cx(
            'cursor-pointer rounded-sm text-left outline-0 after:absolute after:inset-0 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
            isDone && 'line-through',
          )}
        >
          {name}
        </Link>
      )}
    </h3>
  )
}
