import {
  CLIENT_STATUS_LABELS,
  CLIENT_TYPE_LABELS,
  formatBudget,
  fullName,
} from '@predio/domain/clients'
import { formatDate } from '@predio/domain/dates'
import { formatPhone } from '@predio/domain/phones'
import { RowFact } from '../../../capabilities/facts/row-fact.tsx'
import type { ChoiceOf } from '../../../capabilities/list/record-list.tsx'
import { RowName } from '../../../capabilities/list/row-name.tsx'
import { tableColumns } from '../../../capabilities/list/table-columns.tsx'
import type { OpenView } from '../../../capabilities/views/use-open-view.ts'
import { recordTarget } from '../../../lib/navigation.ts'
import type { ListedClient } from '../../../records/clients/api/list-clients.ts'
import { clientFacts } from '../../../records/clients/client-facts.ts'
import { FIELD_LABELS, messages } from '../../../records/clients/messages.ts'
import type { TableColumn } from '../../../ui/table-column.ts'
import { ClientMenu } from './client-menu.tsx'
import { EditClientButton } from './edit-client-button.tsx'
import type { RowForms } from './use-row-forms.tsx'

/** VIEW-11: the view chooses the columns. */
export function clientColumns(
  open: OpenView<'clients'>,
  zone: string,
  choiceOf: ChoiceOf<ListedClient>,
  forms: RowForms,
): TableColumn<ListedClient>[] {
  const day = (moment: string | null) => moment && new Date(moment)
  return tableColumns<ListedClient>({
    open,
    zone,
    name: {
      id: 'nombre',
      label: FIELD_LABELS.first_name,
      cell: (client) => (
        <RowName
          name={fullName(client)}
          target={recordTarget('clientes', client.id)}
          choice={choiceOf(client)}
        />
      ),
    },
    cells: {
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
      contacto: ({ last_contact_at: last }) => day(last) ?? messages.noContact,
      paso: ({ next_task_title: title, next_task_due: due }) =>
        [title, due && formatDate(new Date(due), zone, 'short')].filter(Boolean).join(' · '),
      correo: ({ email }) => email,
      telefono: ({ phone }) => phone && formatPhone(phone),
      whatsapp: ({ whatsapp }) => whatsapp && formatPhone(whatsapp),
      alta: ({ created_at: created }) => day(created),
    },
    widths: { paso: 10 },
    actions: {
      width: 6,
      render: (client) =>
        !choiceOf(client) && (
          <>
            <EditClientButton client={client} onEdit={forms.onEdit} />
            <ClientMenu client={client} />
          </>
        ),
    },
  })
}
