import { Link } from 'react-aria-components'
import { linkTo, type recordTarget } from '../../lib/navigation.ts'
import { ChooseBox } from '../bulk/choose-box.tsx'
import { messages } from '../bulk/messages.ts'
import type { RowChoice } from './record-list.tsx'

interface RowNameProps {
  name: string
  target: ReturnType<typeof recordTarget>
  choice: RowChoice | undefined
}

/** The name of a record at the head of a table's row: it opens the record, or chooses it while records are chosen. */
export function RowName({ name, target, choice }: RowNameProps) {
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
    <span className="relative flex items-center gap-2 font-medium">
      <ChooseBox label={messages.choose(name)} {...choice} />
      {name}
    </span>
  )
}
