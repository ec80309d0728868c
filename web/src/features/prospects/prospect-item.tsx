import { House, Inbox, UserRoundCheck } from 'lucide-react'
import { FactLine } from '../../capabilities/list/fact-line.tsx'
import { RowName } from '../../capabilities/list/row-name.tsx'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { nearDate } from '../../lib/near-date.ts'
import { recordTarget } from '../../lib/navigation.ts'
import { useNow } from '../../lib/use-now.ts'
import type { Prospect } from '../../records/prospects/api/prospect-row.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { messages } from './messages.ts'
import { nameOf, type useSettle } from './use-settle.ts'

interface ProspectItemProps {
  prospect: Prospect
  settle: ReturnType<typeof useSettle>
  onAccept: () => void
}

/** A row of the inbox. A phone has its buttons in the prospect's own view, one press away. */
export function ProspectItem({ prospect, settle, onAccept }: ProspectItemProps) {
  const now = useNow()
  const zone = useZone()
  const name = nameOf(prospect)
  const listing = prospect.property_title ?? prospect.listing_text
  const client = prospect.client_name ?? prospect.match_client_name
  return (
    <article aria-label={name} className="relative flex items-start gap-4 p-4">
      <Avatar name={name} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3 className="wrap-anywhere [&_a]:after:absolute [&_a]:after:inset-0">
          <RowName
            name={name}
            target={recordTarget('prospectos', prospect.id)}
            choice={undefined}
          />
        </h3>
        {prospect.message && (
          <p className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">{prospect.message}</p>
        )}
        <div className="flex flex-col gap-x-6 gap-y-1 text-sm text-ink-soft sm:flex-row sm:flex-wrap">
          <FactLine icon={<Inbox aria-hidden="true" />}>
            {`${prospect.source_name}, ${nearDate(new Date(prospect.received_at), now, zone)}`}
          </FactLine>
          {listing && <FactLine icon={<House aria-hidden="true" />}>{listing}</FactLine>}
          {client && <FactLine icon={<UserRoundCheck aria-hidden="true" />}>{client}</FactLine>}
        </div>
      </div>
      {prospect.status === 'waiting' && (
        <div className="relative z-1 flex shrink-0 gap-2 max-sm:hidden">
          <Button
            look="quiet"
            size="small"
            shortcut="d"
            isDisabled={settle.isBusy}
            onPress={() => void settle.discard(prospect)}
            aria-label={`${messages.discard}: ${name}`}
          >
            {messages.discard}
          </Button>
          <Button
            size="small"
            shortcut="a"
            isDisabled={settle.isBusy}
            onPress={onAccept}
            aria-label={`${messages.accept}: ${name}`}
          >
            {messages.accept}
          </Button>
        </div>
      )}
    </article>
  )
}
