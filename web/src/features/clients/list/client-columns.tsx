import {
  CLIENT_STATUS_LABELS,
  CLIENT_TYPE_LABELS,
  formatBudget,
  fullName,
} from '@predio/domain/clients'
import { formatDate, relativeDays } from '@predio/domain/dates'
import { formatPhone } from '@predio/domain/phones'
import { findField } from '@predio/domain/views'
import { Link } from 'react-aria-components'
import { linkTo, recordTarget } from '../../../lib/navigation.ts'
import { ChooseBox } from '../../../capabilities/bulk/choose-box.tsx'
import { messages as bulkMessages } from '../../../capabilities/bulk/messages.ts'
import type { ListedClient } from '../../../records/clients/api/list-clients.ts'
import { FIELD_LABELS, messages } from '../../../records/clients/messages.ts'
import type { TableColumn } from '../../../ui/table-column.ts'

interface TableOptions {
  now: Date
  zone: string
  /** The ids that are chosen, while clients are chosen. */
  chosen: ReadonlySet<string> | undefined
  press: (id: string, isRange: boolean) => void
}

/** The name and the columns of the view (VIEW-11). */
export function clientColumns(
  keys: readonly string[],
  options: TableOptions,
): TableColumn<ListedClient>[] {
  const cells = cellsOf(options)
  return [
    {
      id: 'name',
      label: FIELD_LABELS.first_name,
      render: (client) => <NameCell client={client} {...options} />,
    },
    ...keys.flatMap((key) => {
      const render = cells[key]
      const field = findField('clients', key)
      return render && field
        ? [{ id: key, label: field.label, render, ...(key === 'presupuesto' && END) }]
        : []
    }),
  ]
}

const END = { align: 'end' } as const

function cellsOf({ now, zone }: TableOptions): Record<string, TableColumn<ListedClient>['render']> {
  const near = (moment: string | null) => moment && relativeDays(new Date(moment), now, zone)
  return {
    tipo: ({ type }) => CLIENT_TYPE_LABELS[type],
    estado: ({ status }) => CLIENT_STATUS_LABELS[status],
    etiqueta: ({ tags }) => tags.join(', '),
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

function NameCell({ client, chosen, press }: TableOptions & { client: ListedClient }) {
  const name = fullName(client)
  if (!chosen) {
    return (
      <Link
        {...linkTo(recordTarget('clientes', client.id))}
        className="rounded-sm font-medium outline-0 hover:underline focus-visible:outline-2 focus-visible:outline-focus"
      >
        {name}
      </Link>
    )
  }
  return (
    <span className="relative flex items-center gap-2 font-medium">
      <ChooseBox
        label={bulkMessages.choose(name)}
        isChosen={chosen.has(client.id)}
        onPress={(isRange) => press(client.id, isRange)}
      />
      {name}
    </span>
  )
}
