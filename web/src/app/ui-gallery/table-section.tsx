import { FileText, History, MoreVertical, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import type { TableColumn } from '../../ui/table-column.ts'
import { Table } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.ts'
import { documents, type SampleDocument } from './samples.ts'
import { Section } from './section.tsx'

const money = new Intl.NumberFormat('es-MX', {
  style: 'currency',
  currency: 'MXN',
  maximumFractionDigits: 0,
})

const STATES = {
  draft: <Badge>Borrador</Badge>,
  signed: <Badge tone="success">Firmado</Badge>,
  expired: <Badge tone="danger">Vencido</Badge>,
}

const COLUMNS: TableColumn<SampleDocument>[] = [
  { id: 'name', label: 'Nombre', isSortable: true, render: ({ name }) => name },
  { id: 'status', label: 'Estado', render: ({ status }) => STATES[status] },
  { id: 'changed', label: 'Última modificación', render: ({ changed }) => changed },
  {
    id: 'amount',
    label: 'Monto',
    align: 'end',
    isSortable: true,
    render: ({ amount }) => money.format(amount),
  },
  { id: 'actions', label: 'Acciones', align: 'end', render: (row) => <RowMenu row={row} /> },
]

export function TableSection() {
  const [sort, setSort] = useState<{
    column: string | number
    direction: 'ascending' | 'descending'
  }>({
    column: 'amount',
    direction: 'descending',
  })
  const sign = sort.direction === 'ascending' ? 1 : -1
  const rows = documents.toSorted(
    (a, b) => sign * (sort.column === 'name' ? a.name.localeCompare(b.name) : a.amount - b.amount),
  )
  return (
    <Section title="Tabla">
      <Card padding="none">
        <Table
          label="Documentos"
          columns={COLUMNS}
          rows={rows}
          sort={sort}
          onSortChange={setSort}
          onRowAction={({ name }) => toast.success(`Abriste «${name}»`)}
          empty={null}
        />
      </Card>
      <Card padding="none">
        <Table
          label="Sin documentos"
          columns={COLUMNS}
          rows={[]}
          empty={
            <EmptyState
              icon={<FileText aria-hidden="true" />}
              title="No hay documentos"
              text="Sube el primero o genera uno con una plantilla."
            />
          }
        />
      </Card>
    </Section>
  )
}

function RowMenu({ row }: { row: SampleDocument }) {
  return (
    <Menu
      trigger={
        <IconButton label={`Acciones de ${row.name}`} icon={<MoreVertical aria-hidden="true" />} />
      }
      items={[
        { id: 'edit', label: 'Editar', icon: <Pencil aria-hidden="true" /> },
        {
          id: 'history',
          label: 'Historial',
          icon: <History aria-hidden="true" />,
          isDisabled: true,
        },
        {
          id: 'delete',
          label: 'Eliminar',
          icon: <Trash2 aria-hidden="true" />,
          tone: 'danger',
          startsGroup: true,
          onAction: () => toast.error(`No se pudo eliminar «${row.name}»`),
        },
      ]}
    />
  )
}
