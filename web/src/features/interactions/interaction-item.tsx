import { INTERACTION_TYPE_LABELS } from '@predio/domain/interactions'
import { shownTitle } from '@predio/domain/properties'
import { Clock, House, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { linkTo, recordTarget } from '../../lib/navigation.ts'
import { nearDate } from '../../lib/near-date.ts'
import { words } from '../../lib/words.ts'
import { Badge } from '../../ui/badge.tsx'
import type { InteractionRow } from '../../records/interactions/api/interaction-row.ts'
import { messages } from '../../records/interactions/messages.ts'
import { TypeIcon } from '../../records/interactions/type-icon.tsx'

interface InteractionItemProps {
  interaction: InteractionRow
  now: Date
  zone: string
  /** Called on press, before the router follows the link. */
  onOpen: () => void
}

/** The link of the subject covers the whole row. */
export function InteractionItem({ interaction, now, zone, onOpen }: InteractionItemProps) {
  const moment = new Date(interaction.moment)
  return (
    <article className="relative flex items-start gap-4 px-4 py-4 transition-colors hover:bg-ink/3">
      <TypeIcon type={interaction.type} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h4 className="font-medium wrap-anywhere">
          <Link
            {...linkTo(recordTarget('interacciones', interaction.id))}
            onPress={onOpen}
            className="cursor-pointer rounded-sm text-left outline-0 after:absolute after:inset-0 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
          >
            {interaction.subject}
          </Link>
        </h4>
        <div className="flex flex-wrap gap-2">
          <Badge hasMark={false}>{INTERACTION_TYPE_LABELS[interaction.type]}</Badge>
          {moment > now && <Badge tone="info">{messages.scheduled}</Badge>}
          {interaction.is_example && <Badge hasMark={false}>{words.example}</Badge>}
          {interaction.outcome && (
            <span className="text-sm text-ink-soft wrap-anywhere">{interaction.outcome}</span>
          )}
        </div>
        <div className="flex flex-col gap-1 text-sm text-ink-soft sm:flex-row sm:flex-wrap sm:gap-x-6">
          <Fact icon={<Clock aria-hidden="true" />}>{nearDate(moment, now, zone)}</Fact>
          <Fact icon={<UserRound aria-hidden="true" />}>
            {interaction.client_name ?? messages.noClient}
          </Fact>
          {interaction.property_title && (
            <Fact icon={<House aria-hidden="true" />}>
              {shownTitle(interaction.property_title)}
            </Fact>
          )}
        </div>
      </div>
    </article>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="flex min-w-0 items-center gap-2 [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}
