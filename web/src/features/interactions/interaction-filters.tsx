import { INTERACTION_TYPE_LABELS, INTERACTION_TYPES } from '@predio/domain/interactions'
import { cx } from '../../ui/cx.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import type { InteractionFilters } from '../../records/interactions/filters.ts'
import { messages } from '../../records/interactions/messages.ts'
import { words } from '../../lib/words.ts'

const LAYOUTS = [
  { id: 'list', label: messages.asList },
  { id: 'month', label: messages.asMonth },
  { id: 'week', label: messages.asWeek },
] as const

const TYPES = [
  { id: 'all', label: words.all },
  ...INTERACTION_TYPES.map((id) => ({ id, label: INTERACTION_TYPE_LABELS[id] })),
]

interface InteractionFilterBarProps {
  filters: InteractionFilters
  onChange: (changes: Partial<InteractionFilters>) => void
}

/** The agenda has no text search, because it shows whole days. */
export function InteractionFilterBar({ filters, onChange }: InteractionFilterBarProps) {
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl
        label={messages.layout}
        segments={LAYOUTS}
        value={filters.layout}
        onChange={(layout) => onChange({ layout })}
      />
      <div
        className={cx(
          'grid items-end gap-3',
          filters.layout === 'list' ? 'md:grid-cols-[minmax(0,1fr)_12rem]' : 'md:max-w-48',
        )}
      >
        {filters.layout === 'list' && (
          <SearchField
            label={messages.searchLabel}
            placeholder={messages.searchPlaceholder}
            value={filters.text}
            onChange={(text) => onChange({ text })}
          />
        )}
        <Select
          label={words.type}
          options={TYPES}
          value={filters.type}
          onChange={(key) =>
            onChange({ type: INTERACTION_TYPES.find((id) => id === key) ?? 'all' })
          }
        />
      </div>
    </div>
  )
}
