import {
  CLIENT_STATUS_LABELS,
  CLIENT_TYPE_LABELS,
  formatBudget,
  fullName,
} from '@predio/domain/clients'
import { formatDate, relativeDays } from '@predio/domain/dates'
import { formatPhone } from '@predio/domain/phones'
import type { Day } from '@predio/domain/views'
import { recordTarget } from '../../../lib/navigation.ts'
import { RowFact } from '../../../capabilities/facts/row-fact.tsx'
import type { ChoiceOf } from '../../../capabilities/list/record-list.tsx'
import { RowName } from '../../../capabilities/list/row-name.tsx'
import { viewColumns } from '../../../capabilities/list/view-columns.ts'
import type { ListedClient } from '../../../records/clients/api/list-clients.ts'
import { clientFacts } from '../../../records/clients/client-facts.ts'
import { FIELD_LABELS, messages } from '../../../records/clients/messages.ts'
import type { TableColumn } from '../../../ui/table-column.ts'

/** The name and the columns of the view (VIEW-11). */
export function clientColumns(
  keys: readonly string[],
  day: Day,
  choiceOf: ChoiceOf<ListedClient>,
): TableColumn<ListedClient>[] {
  return [
    {
      id: 'name',
      label: FIELD_LABELS.first_name,
      render: (client) => (
        <RowName
          name={fullName(client)}
          target={recordTarget('clientes', client.id)}
          choice={choiceOf(client)}
        />
      ),
    },
    ...viewColumns('clients', keys, cellsOf(day, choiceOf)),
  ]
}

function cellsOf(
  { now, zone }: Day,
  choiceOf: ChoiceOf<ListedClient>,
): Record<string, TableColumn<ListedClient>['render']> {
  const near = (moment: string | null) => moment && relativeDays(new Date(moment), now, zone)
  return {
    tipo: ({ type }) => CLIENT_TYPE_LABELS[type],
    estado: (client) => (
      <RowFact kind={clientFacts} row={client} name="status" isFixed={Boolean(choiceOf(client))}>
        {CLIENT_STATUS_LABELS[client.status]}
      </RowFact>
    ),
    etiqueta: (client) => (
      <RowFact kind={clientFacts} row={client} name="tags" isFixed={Boolean(choiceOf(client))}>
        {client.tags.join(', ')}
      </RowFact>
    ),
    origen: ({ source }) => source,
    presupuesto: formatBudget,
    contacto: ({ last_contact_at: last }) => near(last) ?? messages.noContact,
    paso: ({ next_task_title: title, next_task_due: due }) =>
      [title, near(due)].filter(Boolean).join(' · '),
    correo: ({ email }) => email,
    telefono: ({ phone }) => phone && formatPhone(phone),
    whatsapp: ({ whatsapp }) => whatsapp && formatPhone(whatsapp),
    alta: ({ created_at: created }) => formatDate(new Date(created), zone, 'short'),
  }
}
