import { formatCalendarDate } from '@predio/domain/dates'
import { formatCents, formatMxn } from '@predio/domain/money'
import { expectedCommission, OPPORTUNITY_TYPE_LABELS } from '@predio/domain/opportunities'
import { shownTitle } from '@predio/domain/properties'
import type { ReactNode } from 'react'
import { AddFact } from '../../../capabilities/facts/add-fact.tsx'
import { RowFact } from '../../../capabilities/facts/row-fact.tsx'
import type { RowChoice } from '../../../capabilities/list/record-list.tsx'
import { RecordRow, RowTitle } from '../../../capabilities/list/record-row.tsx'
import { recordTarget } from '../../../lib/navigation.ts'
import { words } from '../../../lib/words.ts'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'
import { FIELD_LABELS, messages } from '../../../records/opportunities/messages.ts'
import { opportunityFacts } from '../../../records/opportunities/opportunity-facts.ts'
import { Badge } from '../../../ui/badge.tsx'
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
    <RecordRow
      name={client}
      choice={choice}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 py-3 lg:grid-cols-[auto_minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)_minmax(0,3fr)_auto] xl:grid-cols-[auto_minmax(0,1fr)_13rem_11rem_9rem]"
    >
      <div className="flex min-w-0 flex-col">
        <RowTitle
          name={client}
          target={recordTarget('oportunidades', opportunity.id)}
          isPlain={choice !== undefined}
          onOpen={onOpen}
        />
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
        className={`${FACTS} mt-4.5 gap-y-6 text-sm text-ink-soft tabular-nums lg:items-start max-lg:empty:hidden desk:mt-0 desk:gap-y-1`}
      >
        {status === 'open' && (probability !== null || !choice) && (
          <RowFact
            {...fact}
            name="probability"
            text={probability === null ? '' : messages.probability(probability)}
            empty={<AddFact>{FIELD_LABELS.probability}</AddFact>}
          >
            {probability !== null && messages.probability(probability)}
          </RowFact>
        )}
        {(closing || (status === 'open' && !choice)) && (
          <RowFact
            {...fact}
            name="expected_close_date"
            text={closing}
            empty={<AddFact>{FIELD_LABELS.expected_close_date}</AddFact>}
          >
            {closing}
          </RowFact>
        )}
      </div>
    </RecordRow>
  )
}
