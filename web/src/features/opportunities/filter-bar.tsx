import { OPPORTUNITY_STATUS_LABELS, OPPORTUNITY_TYPE_LABELS } from '@predio/domain/opportunities'
import type { Sort, View } from '@predio/domain/views'
import { useIsFetching } from '@tanstack/react-query'
import { keyOf } from '../../lib/data/query-keys.ts'
import { useUser } from '../../lib/session/index.ts'
import { words } from '../../lib/words.ts'
import { useStages } from '../../records/opportunities/api/list-stages.ts'
import { FIELD_LABELS, messages, SORTS } from '../../records/opportunities/messages.ts'
import { ChoiceFilter } from '../../capabilities/views/choice-filter.tsx'
import { messages as viewMessages } from '../../capabilities/views/messages.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
import { optionsOf } from '../../ui/option.ts'
import type { Layout } from './use-layout.ts'

interface ConditionsProps {
  view: View
  onChange: (view: View) => void
}

interface FilterBarProps extends ConditionsProps {
  layout: Layout
  /** What is typed; the view follows when the typing rests. */
  text: string
  onText: (text: string) => void
}

const TYPES = optionsOf(OPPORTUNITY_TYPE_LABELS)
const STATUSES = optionsOf(OPPORTUNITY_STATUS_LABELS)

/** The conditions that are wanted most (OPP-15, OPP-21); all others are in the editor of the view. */
export function FilterBar({ layout, view, text, onText, onChange }: FilterBarProps) {
  return (
    <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap *:sm:w-44">
      <div className="col-span-2 min-w-56 flex-1">
        <SearchField
          label={messages.search}
          placeholder={messages.searchPlaceholder}
          value={text}
          onChange={onText}
        />
      </div>
      <ChoiceFilter
        field="tipo"
        label={FIELD_LABELS.type}
        all={messages.allTypes}
        options={TYPES}
        view={view}
        onChange={onChange}
      />
      {layout === 'lista' && <ListFilters view={view} onChange={onChange} />}
    </div>
  )
}

/** The filters of the list; the board shows every stage in a fixed order. */
function ListFilters({ view, onChange }: ConditionsProps) {
  // Read after the first page, which the person is waiting for.
  const isBusy = useIsFetching({ queryKey: keyOf('opportunities', useUser().id) }) > 0
  const { data: stages = [] } = useStages(!isBusy)
  return (
    <>
      <ChoiceFilter
        field="etapa"
        label={FIELD_LABELS.stage_id}
        all={words.allFeminine}
        options={stages.map(({ name }) => ({ id: name, label: name }))}
        view={view}
        onChange={onChange}
      />
      <ChoiceFilter
        field="estado"
        label={words.state}
        all={words.allFeminine}
        options={STATUSES}
        view={view}
        onChange={onChange}
      />
      <OrderFilter view={view} onChange={onChange} />
    </>
  )
}

/** The orders of the list as those of a view; newest first is the order of a view without one. */
const ORDERS: Record<keyof typeof SORTS, readonly Sort[]> = {
  newest: [],
  amount: [{ field: 'monto', ascending: false }],
  close: [{ field: 'cierre', ascending: true }],
  still: [{ field: 'movida', ascending: true }],
  client: [{ field: 'cliente', ascending: true }],
}
const OTHER = { id: 'other', label: viewMessages.several }

function OrderFilter({ view, onChange }: ConditionsProps) {
  const orders = Object.entries(ORDERS)
  const chosen = orders.find(([, sorts]) => isSame(sorts, view.sorts))?.[0]
  const offered = optionsOf(SORTS)
  return (
    <Select
      label={messages.order}
      options={chosen === undefined ? [...offered, OTHER] : offered}
      value={chosen ?? OTHER.id}
      onChange={(key) => {
        const sorts = orders.find(([id]) => id === key)?.[1]
        if (sorts) onChange({ ...view, sorts })
      }}
    />
  )
}

function isSame(one: readonly Sort[], other: readonly Sort[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ field, ascending }, at) => {
      const against = other[at]
      return against?.field === field && against.ascending === ascending
    })
  )
}
