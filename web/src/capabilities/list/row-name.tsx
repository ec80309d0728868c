import { Link } from 'react-aria-components'
import { linkTo, type recordTarget } from '../../lib/navigation.ts'
import { cx } from '../../ui/cx.ts'
import { ChooseBox } from '../bulk/choose-box.tsx'
import { messages } from '../bulk/messages.ts'
import type { RowChoice } from './record-list.tsx'

interface RowNameProps {
  name: string
  target: ReturnType<typeof recordTarget>
  choice: RowChoice | undefined
  /** In a card a press anywhere chooses the record; in a table only a press on its name does. */
  isCard?: boolean
}

export function RowName({ name, target, choice, isCard = false }: RowNameProps) {
  if (!choice) {
    return (
      <Link
        {...linkTo(target)}
        className="rounded-sm font-medium outline-0 hover:underline focus-visible:outline-2 focus-visible:outline-focus"
      >
        {name}
      </Link>
    )
  }
  return (
    <span className={cx('flex items-center gap-2 font-medium', !isCard && 'relative')}>
      <ChooseBox label={messages.choose(name)} {...choice} />
      {name}
    </span>
  )
}
