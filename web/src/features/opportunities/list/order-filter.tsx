import type { View } from '@predio/domain/views'
import { ConditionSelect } from '../../../capabilities/views/condition-select.tsx'
import { messages, SORTS } from '../../../records/opportunities/messages.ts'

/** OPP-15: a view without an order shows the newest first. */
const ORDERS = [
  { id: '-monto', label: SORTS.amount },
  { id: 'cierre', label: SORTS.close },
  { id: 'movida', label: SORTS.still },
  { id: 'cliente', label: SORTS.client },
]

interface OrderFilterProps {
  view: View
  onChange: (view: View) => void
}

export function OrderFilter({ view, onChange }: OrderFilterProps) {
  const order = view.sorts.map(({ field, ascending }) => (ascending ? '' : '-') + field).join(',')
  const isOffered = ORDERS.some(({ id }) => id === order)
  return (
    <ConditionSelect
      label={messages.order}
      all={SORTS.newest}
      options={ORDERS}
      chosen={order === '' ? undefined : isOffered ? order : null}
      onChoose={(id) =>
        onChange({
          ...view,
          sorts: id ? [{ field: id.replace('-', ''), ascending: !id.startsWith('-') }] : [],
        })
      }
    />
  )
}
