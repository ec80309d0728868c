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
  /** Before the name, in place of its letters; the checkbox stands there while records are chosen. */
  lead?: ReactNode
  /** Its layout. */
  className: string
  children: ReactNode
}

/** A record of a list that is no table. */
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
  /** While records are chosen, and of what the server does not have yet: there is no address to open. */
  isPlain: boolean
  /** Called on press, before the router follows the link. */
  onOpen?: (() => void) | undefined
  isDone?: boolean
  isSoft?: boolean
}

/** The name of the record, whose link covers the whole row; what is pressed in the row lies above it. */
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
