import { OPPORTUNITY_STATUS_LABELS, OPPORTUNITY_TYPE_LABELS } from '@predio/domain/opportunities'
import { useIsFetching } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useUser } from '../../lib/session/index.ts'
import { Button } from '../../ui/button.tsx'
import { ExportButton } from '../../ui/export-button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { useStages } from '../../records/opportunities/api/list-stages.ts'
import type { Filters } from '../../records/opportunities/filters.ts'
import { FIELD_LABELS, messages, SORTS } from '../../records/opportunities/messages.ts'
import type { View } from './use-view.ts'
import { keyOf } from '../../lib/data/query-keys.ts'
import { words } from '../../lib/words.ts'

const VIEWS = [
  { id: 'board', label: messages.views.board },
  { id: 'list', label: messages.views.list },
] as const

const ALL = (label: string) => ({ id: 'all', label })
const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([id, label]) => ({ id, label }))

const TYPES = [ALL(messages.allTypes), ...options(OPPORTUNITY_TYPE_LABELS)]
const STATUSES = [ALL(words.allFeminine), ...options(OPPORTUNITY_STATUS_LABELS)]
const ORDERS = options(SORTS)

interface ToolbarProps {
  view: View
  onViewChange: (view: View) => void
  filters: Filters
  onFiltersChange: (filters: Filters) => void
  onCreate: () => void
  readCsv: () => Promise<string>
}

export function Toolbar({
  view,
  onViewChange,
  filters,
  onFiltersChange,
  onCreate,
  readCsv,
}: ToolbarProps) {
  const change = (news: Partial<Filters>) => onFiltersChange({ ...filters, ...news })
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl<View>
          label={messages.view}
          segments={VIEWS}
          value={view}
          onChange={onViewChange}
        />
        <div className="flex items-center gap-2">
          <ExportButton
            file="oportunidades.csv"
            read={readCsv}
            done={messages.exported}
            failed={messages.exportFailed}
          />
          <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onPress={onCreate}>
            <span>
              {messages.create.seen}
              <span className="max-sm:sr-only"> {messages.create.rest}</span>
            </span>
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        <div className="col-span-2 min-w-56 flex-1">
          <SearchField
            label={messages.search}
            placeholder={messages.searchPlaceholder}
            value={filters.text}
            onChange={(text) => change({ text })}
          />
        </div>
        <Filter
          label={FIELD_LABELS.type}
          options={TYPES}
          value={filters.type}
          onChange={change}
          name="type"
        />
        {view === 'list' && <ListFilters filters={filters} onChange={change} />}
      </div>
    </div>
  )
}

/** The filters of the list; the board shows every stage in a fixed order. */
function ListFilters({
  filters,
  onChange,
}: {
  filters: Filters
  onChange: (news: Partial<Filters>) => void
}) {
  // Read after the first page, which the person is waiting for.
  const isBusy = useIsFetching({ queryKey: keyOf('opportunities', useUser().id) }) > 0
  const { data: stages = [] } = useStages(!isBusy)
  const all = [ALL(words.allFeminine), ...stages.map(({ id, name }) => ({ id, label: name }))]
  return (
    <>
      <Filter
        label={FIELD_LABELS.stage_id}
        options={all}
        value={filters.stageId}
        onChange={onChange}
        name="stageId"
      />
      <Filter
        label={words.state}
        options={STATUSES}
        value={filters.status}
        onChange={onChange}
        name="status"
      />
      <Filter
        label={messages.order}
        options={ORDERS}
        value={filters.sort}
        onChange={onChange}
        name="sort"
      />
    </>
  )
}

interface FilterProps {
  label: string
  options: readonly { id: string; label: string }[]
  value: string
  name: keyof Filters
  onChange: (news: Partial<Filters>) => void
}

function Filter({ label, options: choices, value, name, onChange }: FilterProps) {
  return (
    <div className="sm:w-44">
      <Select
        label={label}
        options={choices}
        value={value}
        onChange={(chosen) => onChange({ [name]: chosen })}
      />
    </div>
  )
}
