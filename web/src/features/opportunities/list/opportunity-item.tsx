import { formatCalendarDate } from '@predio/domain/dates'
import { formatCents, formatMxn } from '@predio/domain/money'
import { expectedCommission, OPPORTUNITY_TYPE_LABELS } from '@predio/domain/opportunities'
import { shownTitle } from '@predio/domain/properties'
import { Link } from 'react-aria-components'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { words } from '../../../lib/words.ts'
import { linkTo, recordTarget } from '../../../lib/navigation.ts'
import { ChooseBox } from '../../../capabilities/bulk/choose-box.tsx'
import { messages as bulkMessages } from '../../../capabilities/bulk/messages.ts'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'
import { messages } from '../../../records/opportunities/messages.ts'
import { StageMark } from '../../../records/opportunities/stage-mark.tsx'
import { StageTime } from '../stage-time.tsx'

interface OpportunityProps {
  opportunity: OpportunityRow
}

interface OpportunityItemProps extends OpportunityProps {
  /** Called just before the link opens the record. */
  onOpen: () => void
}

const CELLS = 'grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 py-3.5 text-left'
const WIDE_CELLS = 'md:grid-cols-[minmax(0,1fr)_13rem_11rem_9rem]'

/** One row, whose link covers all of it. */
export function OpportunityItem({ opportunity, onOpen }: OpportunityItemProps) {
  return (
    <Link
      {...linkTo(recordTarget('oportunidades', opportunity.id))}
      onPress={onOpen}
      className={cx(
        CELLS,
        WIDE_CELLS,
        'w-full cursor-pointer px-4 outline-0 transition-colors hover:bg-ink/4 pressed:bg-ink/8 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus md:px-6',
      )}
    >
      <Cells opportunity={opportunity} />
    </Link>
  )
}

interface ChoosableOpportunityProps extends OpportunityProps {
  isChosen: boolean
  /** With shift it chooses all from the one that was pressed last. */
  onPress: (isRange: boolean) => void
}

/** The row while opportunities are chosen: a press anywhere chooses this one. */
export function ChoosableOpportunity({
  opportunity,
  isChosen,
  onPress,
}: ChoosableOpportunityProps) {
  return (
    <div
      className={cx(
        'relative flex items-center gap-2 px-4 transition-colors hover:bg-ink/4 md:px-6',
        isChosen && 'bg-action-soft/60',
      )}
    >
      <ChooseBox
        label={bulkMessages.choose(opportunity.client_name ?? messages.noClient)}
        isChosen={isChosen}
        onPress={onPress}
      />
      <div className={cx(CELLS, WIDE_CELLS, 'min-w-0 flex-1')}>
        <Cells opportunity={opportunity} />
      </div>
    </div>
  )
}

function Cells({ opportunity }: OpportunityProps) {
  const { amount, probability, expected_close_date: closeDate, status } = opportunity
  return (
    <>
      <span className="flex min-w-0 flex-col">
        <span className="flex min-w-0 items-center gap-2">
          <span className="truncate font-medium">
            {opportunity.client_name ?? messages.noClient}
          </span>
          {opportunity.is_example && <Badge hasMark={false}>{words.example}</Badge>}
        </span>
        <span className="truncate text-sm text-ink-soft">
          {OPPORTUNITY_TYPE_LABELS[opportunity.type]} ·{' '}
          {shownTitle(opportunity.property_title) ?? messages.noProperty}
        </span>
      </span>
      <span className="flex flex-col items-end text-right tabular-nums md:order-last">
        <span className="font-medium">
          {amount === null ? messages.noAmount : formatMxn(amount, 'ifAny')}
        </span>
        <Commission opportunity={opportunity} />
      </span>
      <span className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-1 md:col-span-1 md:flex-col md:items-start">
        <StageMark name={opportunity.stage_name} color={opportunity.stage_color} />
        <StageTime opportunity={opportunity} />
      </span>
      <span className="col-span-2 flex gap-x-3 text-sm text-ink-soft tabular-nums md:col-span-1 md:flex-col">
        {status === 'open' && probability !== null && (
          <span>{messages.probability(probability)}</span>
        )}
        {closeDate && <span>{messages.closing(formatCalendarDate(closeDate))}</span>}
      </span>
    </>
  )
}

function Commission({ opportunity }: OpportunityProps) {
  const cents = expectedCommission(opportunity, opportunity.amount)
  if (cents === null) return null
  return <span className="text-sm text-ink-soft">{messages.commission(formatCents(cents, 0))}</span>
}
