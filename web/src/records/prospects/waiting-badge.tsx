import { formatNumber } from '@predio/domain/numbers'
import { useEffect, useState } from 'react'
import { useLiveTable } from '../../lib/data/use-live-table.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { useWaitingCount } from './api/list-prospects.ts'
import { waitingText } from './messages.ts'

/** The number of waiting prospects beside the name of the inbox. It is read after the first screen, which does not need it. */
export function WaitingBadge() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const { data: count = 0, isError } = useWaitingCount(isIdle)
  useLiveTable('prospects')
  if (isError || count === 0) return null
  return (
    <span className="ml-auto rounded-full bg-action-fill px-2 text-xs leading-5 font-semibold text-on-fill tabular-nums">
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span className="sr-only">{waitingText(count)}</span>
    </span>
  )
}
