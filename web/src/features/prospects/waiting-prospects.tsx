import { Inbox } from 'lucide-react'
import { Link } from 'react-aria-components'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { ADDRESSES, linkTo, recordTarget } from '../../lib/navigation.ts'
import { nearDate } from '../../lib/near-date.ts'
import { useNow } from '../../lib/use-now.ts'
import { useWaitingCount, useWaitingProspects } from '../../records/prospects/api/list-prospects.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { messages } from './messages.ts'
import { nameOf } from './use-settle.ts'

const MAX_SHOWN = 5

/** PROS-58: who waits for an answer, as a part of Inicio; nothing where nobody does. */
export function WaitingProspects() {
  const waiting = useWaitingProspects()
  const { data: count = 0, isError: isUncounted } = useWaitingCount(true)
  const now = useNow()
  const zone = useZone()
  const rows = waiting.data?.pages.flat().slice(0, MAX_SHOWN) ?? []
  // OFF-23: how Inicio looked last stays until it is known who waits.
  if (waiting.isPending) return <div hidden aria-busy="true" />
  if (waiting.isError || rows.length === 0) return null
  return (
    <ListCard
      title={messages.waiting}
      icon={<Inbox aria-hidden="true" />}
      count={isUncounted ? rows.length : Math.max(count, rows.length)}
      footer={
        <ButtonLink look="quiet" size="small" {...linkTo({ to: ADDRESSES.prospects, state: {} })}>
          {messages.seeAll}
        </ButtonLink>
      }
    >
      {rows.map((prospect) => (
        <li key={prospect.id} className="relative flex flex-col gap-0.5 px-4 py-3">
          <Link
            {...linkTo(recordTarget('prospectos', prospect.id))}
            className="w-fit cursor-pointer rounded-sm font-medium outline-0 wrap-anywhere after:absolute after:inset-0 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
          >
            {nameOf(prospect)}
          </Link>
          {prospect.message && (
            <p data-note className="truncate text-sm text-ink-soft">
              {prospect.message}
            </p>
          )}
          <p className="truncate text-sm text-ink-soft">
            {`${prospect.source_name}, ${nearDate(new Date(prospect.received_at), now, zone)}`}
          </p>
        </li>
      ))}
    </ListCard>
  )
}
