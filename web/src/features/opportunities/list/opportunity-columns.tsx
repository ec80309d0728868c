import { formatCalendarDate } from '@predio/domain/dates'
import { formatMxn } from '@predio/domain/money'
import { OPPORTUNITY_STATUS_LABELS, OPPORTUNITY_TYPE_LABELS } from '@predio/domain/opportunities'
import { shownTitle } from '@predio/domain/properties'
import type { ReactNode } from 'react'
import { copyLinkItem } from '../../../capabilities/addresses/copy-link.tsx'
import { RowFact } from '../../../capabilities/facts/row-fact.tsx'
import type { ChoiceOf, RowChoice } from '../../../capabilities/list/record-list.tsx'
import { RowMenu } from '../../../capabilities/list/row-menu.tsx'
import { RowName } from '../../../capabilities/list/row-name.tsx'
import { tableColumns } from '../../../capabilities/list/table-columns.tsx'
import type { OpenView } from '../../../capabilities/views/use-open-view.ts'
import { recordTarget } from '../../../lib/navigation.ts'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'
import { FIELD_LABELS, messages, titleOf } from '../../../records/opportunities/messages.ts'
import { opportunityFacts } from '../../../records/opportunities/opportunity-facts.ts'
import type { TableColumn } from '../../../ui/table-column.ts'

/** VIEW-24: the view chooses the columns. */
export function opportunityColumns(
  open: OpenView<'opportunities'>,
  zone: string,
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
  return tableColumns<OpportunityRow>({
    open,
    zone,
    name: {
      id: 'cliente',
      label: FIELD_LABELS.client,
      width: 11,
      cell: (opportunity) => (
        <RowName
          name={opportunity.client_name ?? messages.noClient}
          target={recordTarget('oportunidades', opportunity.id)}
          choice={choiceOf(opportunity)}
        />
      ),
    },
    cells: {
      propiedad: ({ property_title: title }) => shownTitle(title) ?? messages.noProperty,
      tipo: ({ type }) => OPPORTUNITY_TYPE_LABELS[type],
      etapa: (row) => renderStage(row, choiceOf(row)),
      estado: ({ status }) => OPPORTUNITY_STATUS_LABELS[status],
      monto: ({ amount }) => amount !== null && formatMxn(amount, 'ifAny'),
      probabilidad: (row) =>
        row.status === 'open' &&
        row.probability !== null &&
        renderFact(row, 'probability', `${row.probability} %`),
      cierre: (row) => {
        const date = row.expected_close_date
        return renderFact(row, 'expected_close_date', date ? formatCalendarDate(date) : '')
      },
      banco: ({ lender }) => lender,
      movida: ({ stage_changed_at: moved }) => new Date(moved),
      alta: ({ created_at: created }) => new Date(created),
    },
    actions: {
      width: 3.5,
      render: (row) =>
        !choiceOf(row) && (
          <RowMenu
            name={titleOf(row.client_name)}
            items={[copyLinkItem('oportunidades', row.id)]}
          />
        ),
    },
  })
}
