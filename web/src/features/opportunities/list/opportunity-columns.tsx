import { formatCalendarDate, formatDate, relativeDays } from '@predio/domain/dates'
import { formatMxn } from '@predio/domain/money'
import { OPPORTUNITY_STATUS_LABELS, OPPORTUNITY_TYPE_LABELS } from '@predio/domain/opportunities'
import { shownTitle } from '@predio/domain/properties'
import type { Day } from '@predio/domain/views'
import type { ReactNode } from 'react'
import { RowFact } from '../../../capabilities/facts/row-fact.tsx'
import type { ChoiceOf, RowChoice } from '../../../capabilities/list/record-list.tsx'
import { RowName } from '../../../capabilities/list/row-name.tsx'
import { viewColumns } from '../../../capabilities/list/view-columns.ts'
import { recordTarget } from '../../../lib/navigation.ts'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'
import { FIELD_LABELS, messages } from '../../../records/opportunities/messages.ts'
import { opportunityFacts } from '../../../records/opportunities/opportunity-facts.ts'
import type { TableColumn } from '../../../ui/table-column.ts'

/** The client and the columns of the view (VIEW-24). */
export function opportunityColumns(
  keys: readonly string[],
  day: Day,
  choiceOf: ChoiceOf<OpportunityRow>,
  renderStage: (row: OpportunityRow, choice: RowChoice | undefined) => ReactNode,
): TableColumn<OpportunityRow>[] {
  const renderFact = (
    row: OpportunityRow,
    name: 'probability' | 'expected_close_date',
    text: string,
  ) => (
    <RowFact
      kind={opportunityFacts}
      row={row}
      name={name}
      text={text}
      isFixed={Boolean(choiceOf(row))}
    >
      {text}
    </RowFact>
  )
  return [
    {
      id: 'client',
      label: FIELD_LABELS.client,
      render: (opportunity) => (
        <RowName
          name={opportunity.client_name ?? messages.noClient}
          target={recordTarget('oportunidades', opportunity.id)}
          choice={choiceOf(opportunity)}
        />
      ),
    },
    ...viewColumns<OpportunityRow>('opportunities', keys, {
      ...cellsOf(day),
      etapa: (row) => renderStage(row, choiceOf(row)),
      probabilidad: (row) =>
        row.probability !== null && renderFact(row, 'probability', `${row.probability} %`),
      cierre: (row) => {
        const date = row.expected_close_date
        return renderFact(row, 'expected_close_date', date ? formatCalendarDate(date) : '')
      },
    }),
  ]
}

function cellsOf({ now, zone }: Day): Record<string, TableColumn<OpportunityRow>['render']> {
  return {
    propiedad: ({ property_title: title }) => shownTitle(title) ?? messages.noProperty,
    tipo: ({ type }) => OPPORTUNITY_TYPE_LABELS[type],
    estado: ({ status }) => OPPORTUNITY_STATUS_LABELS[status],
    monto: ({ amount }) => amount !== null && formatMxn(amount, 'ifAny'),
    banco: ({ lender }) => lender,
    movida: ({ stage_changed_at: moved }) => relativeDays(new Date(moved), now, zone),
    alta: ({ created_at: created }) => formatDate(new Date(created), zone, 'short'),
  }
}
