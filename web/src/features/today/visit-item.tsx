import { formatDate } from '@predio/domain/dates'
import { INTERACTION_OUTCOMES, INTERACTION_TYPE_LABELS } from '@predio/domain/interactions'
import { shownTitle } from '@predio/domain/properties'
import { ChevronDown } from 'lucide-react'
import { describeOutboxFailure } from '../../lib/outbox/describe-outbox-failure.ts'
import { words } from '../../lib/words.ts'
import type { InteractionRow } from '../../records/interactions/api/interaction-row.ts'
import { useSetOutcome } from '../../records/interactions/api/set-outcome.ts'
import type { OutboxInteraction } from '../../records/interactions/api/outbox-interactions.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'
import { OutboxBadge } from '../../ui/outbox-badge.tsx'
import { messages } from './messages.ts'
import { RowOpener } from './row-opener.tsx'

interface VisitItemProps {
  visit: InteractionRow
  unsent?: OutboxInteraction | undefined
  now: Date
  zone: string
  onOpen: () => void
}

/** DAY-04: one press saves the result of a visit, another removes it. */
export function VisitItem({ visit, unsent, now, zone, onOpen }: VisitItemProps) {
  const { mutateAsync, isPending, variables } = useSetOutcome()
  const outcome = isPending ? variables.outcome : visit.outcome
  const at = new Date(visit.moment)
  const about = [visit.client_name, shownTitle(visit.property_title)].filter(Boolean).join(' · ')

  async function save(next: string | null): Promise<void> {
    try {
      const kind = await mutateAsync({ visit, outcome: next })
      const undo = { label: words.undo, onPress: () => void save(visit.outcome) }
      const text = kind === 'queued' ? words.queuedUnsent : messages.resultSaved
      toast.success(text, next === visit.outcome ? undefined : undo)
    } catch (error) {
      toast.error(describeOutboxFailure(error) ?? messages.resultFailed)
    }
  }

  return (
    <article
      aria-label={visit.subject}
      className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3"
    >
      <p
        className={cx(
          'w-20 shrink-0 pt-0.5 text-sm tabular-nums',
          at < now ? 'text-ink-soft' : 'font-semibold',
        )}
      >
        {formatDate(at, zone, 'time')}
      </p>
      <div className="flex min-w-0 flex-1 basis-44 flex-col items-start gap-1">
        <RowOpener onPress={onOpen}>{visit.subject}</RowOpener>
        <p className="text-sm text-ink-soft wrap-anywhere">{about || messages.noClient}</p>
        <div className="flex flex-wrap gap-2">
          {visit.type !== 'visit' && (
            <Badge hasMark={false}>{INTERACTION_TYPE_LABELS[visit.type]}</Badge>
          )}
          {visit.is_example && <Badge hasMark={false}>{words.example}</Badge>}
          {unsent && <OutboxBadge entry={unsent} />}
        </div>
      </div>
      <div className="max-sm:w-full max-sm:pl-24">
        {outcome ? (
          <Badge tone="success">{outcome}</Badge>
        ) : (
          <Menu
            trigger={
              <Button
                look="secondary"
                size="small"
                end={<ChevronDown aria-hidden="true" className="size-4" />}
              >
                {messages.result}
              </Button>
            }
            items={INTERACTION_OUTCOMES.map((label) => ({
              id: label,
              label,
              onAction: () => void save(label),
            }))}
          />
        )}
      </div>
    </article>
  )
}
