import { formatCalendarDate } from '@predio/domain/dates'
import { formatCents, formatMxn } from '@predio/domain/money'
import { expectedCommission, OPPORTUNITY_TYPE_LABELS } from '@predio/domain/opportunities'
import { shownTitle } from '@predio/domain/properties'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { ChooseBox } from '../../../capabilities/bulk/choose-box.tsx'
import { messages as bulkMessages } from '../../../capabilities/bulk/messages.ts'
import { RowFact } from '../../../capabilities/facts/row-fact.tsx'
import type { RowChoice } from '../../../capabilities/list/record-list.tsx'
import { linkTo, recordTarget } from '../../../lib/navigation.ts'
import { words } from '../../../lib/words.ts'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'
import { messages } from '../../../records/opportunities/messages.ts'
import { opportunityFacts } from '../../../records/opportunities/opportunity-facts.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { StageTime } from '../stage-time.tsx'

interface OpportunityItemProps {
  opportunity: OpportunityRow
  onOpen: () => void
  choice: RowChoice | undefined
  stage: ReactNode
}

const FACTS =
  'col-start-2 flex flex-wrap items-center gap-x-3 lg:col-start-auto lg:flex-col lg:gap-y-1'

export function OpportunityItem({ opportunity, onOpen, choice, stage }: OpportunityItemProps) {
  const { type, amount, probability, expected_close_date: closeDate, status } = opportunity
  const client = opportunity.client_name ?? messages.noClient
  const closing = closeDate === null ? '' : messages.closing(formatCalendarDate(closeDate))
  const fact = { kind: opportunityFacts, row: opportunity, isFixed: choice !== undefined }
  const commission = expectedCommission(opportunity, amount)
  return (
    <article
      className={cx(
        'relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 px-4 py-3 transition-colors lg:grid-cols-[auto_minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)_minmax(0,3fr)_auto] xl:grid-cols-[auto_minmax(0,1fr)_13rem_11rem_9rem]',
        choice?.isChosen ? 'bg-action-soft/60' : 'hover:bg-ink/3',
      )}
    >
      {choice ? (
        <ChooseBox label={bulkMessages.choose(client)} {...choice} />
      ) : (
        <Avatar name={client} />
      )}
      <div className="flex min-w-0 flex-col">
        <h3 className="font-medium wrap-anywhere">
          {choice ? (
            client
          ) : (
            <Link
              {...linkTo(recordTarget('oportunidades', opportunity.id))}
              onPress={onOpen}
              className="cursor-pointer rounded-sm outline-0 after:absolute after:inset-0 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
            >
              {client}
            </Link>
          )}
        </h3>
        <p className="truncate text-sm text-ink-soft">
          {OPPORTUNITY_TYPE_LABELS[type]} ·{' '}
          {shownTitle(opportunity.property_title) ?? messages.noProperty}
        </p>
        {opportunity.is_example && <Badge hasMark={false}>{words.example}</Badge>}
      </div>
      <div className={`${FACTS} tabular-nums lg:order-1 lg:items-end`}>
        <span className="font-medium">
          {amount === null ? messages.noAmount : formatMxn(amount, 'ifAny')}
        </span>
        {commission !== null && (
          <span className="text-sm text-ink-soft">
            {messages.commission(formatCents(commission, 0))}
          </span>
        )}
      </div>
      <div className={`${FACTS} lg:items-start`}>
        {stage}
        <StageTime opportunity={opportunity} />
      </div>
      <div
        className={`${FACTS} mt-3.5 gap-y-4 text-sm text-ink-soft tabular-nums lg:items-start max-lg:empty:hidden desk:mt-0 desk:gap-y-1`}
      >
        {status === 'open' && probability !== null && (
          <RowFact {...fact} name="probability" text={messages.probability(probability)}>
            {messages.probability(probability)}
          </RowFact>
        )}
        {closing && (
          <RowFact {...fact} name="expected_close_date" text={closing}>
            {closing}
          </RowFact>
        )}
      </div>
    </article>
  )
}
