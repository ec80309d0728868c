import { formatCalendarDate, formatDate, relativeDays } from '@predio/domain/dates'
import { formatMxn } from '@predio/domain/money'
import { OPPORTUNITY_STATUS_LABELS, OPPORTUNITY_TYPE_LABELS } from '@predio/domain/opportunities'
import { shownTitle } from '@predio/domain/properties'
import type { Day } from '@predio/domain/views'
import type { ChoiceOf } from '../../../capabilities/list/record-list.tsx'
import { RowName } from '../../../capabilities/list/row-name.tsx'
import { viewColumns } from '../../../capabilities/list/view-columns.ts'
import { recordTarget } from '../../../lib/navigation.ts'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'
import { FIELD_LABELS, messages } from '../../../records/opportunities/messages.ts'
import { StageMark } from '../../../records/opportunities/stage-mark.tsx'
import type { TableColumn } from '../../../ui/table-column.ts'

/** The client and the columns of the view (VIEW-24). */
export function opportunityColumns(
  keys: readonly string[],
  day: Day,
  choiceOf: ChoiceOf<OpportunityRow>,
): TableColumn<OpportunityRow>[] {
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
    ...viewColumns('opportunities', keys, cellsOf(day)),
  ]
}

function cellsOf({ now, zone }: Day): Record<string, TableColumn<OpportunityRow>['render']> {
  return {
    propiedad: ({ property_title: title }) => shownTitle(title) ?? messages.noProperty,
    tipo: ({ type }) => OPPORTUNITY_TYPE_LABELS[type],
    etapa: ({ stage_name: name, stage_color: color }) => <StageMark name={name} color={color} />,
    estado: ({ status }) => OPPORTUNITY_STATUS_LABELS[status],
    monto: ({ amount }) => amount !== null && formatMxn(amount, 'ifAny'),
    probabilidad: ({ probability }) => probability !== null && `${probability} %`,
    cierre: ({ expected_close_date: date }) => date && formatCalendarDate(date),
    banco: ({ lender }) => lender,
    movida: ({ stage_changed_at: moved }) => relativeDays(new Date(moved), now, zone),
    alta: ({ created_at: created }) => formatDate(new Date(created), zone, 'short'),
  }
}
