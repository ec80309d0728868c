import { INTERACTION_TYPE_LABELS } from '@predio/domain/interactions'
import type { View } from '@predio/domain/views'
import { cx } from '../../ui/cx.ts'
import { optionsOf } from '../../ui/option.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { messages } from '../../records/interactions/messages.ts'
import { ChoiceFilter } from '../../capabilities/views/choice-filter.tsx'
import { words } from '../../lib/words.ts'
import type { InteractionLayout } from './use-layout.ts'

const LAYOUTS = [
  { id: 'lista', label: messages.asList },
  { id: 'mes', label: messages.asMonth },
  { id: 'semana', label: messages.asWeek },
] as const

const TYPES = optionsOf(INTERACTION_TYPE_LABELS)

interface InteractionFilterBarProps {
  view: View
  layout: InteractionLayout
  /** What is typed; the view follows when the typing rests. */
  text: string
  onText: (text: string) => void
  onLayout: (layout: InteractionLayout) => void
  onChange: (view: View) => void
}

/** The conditions that are wanted most. The agenda has no text search, because it shows whole days. */
export function InteractionFilterBar({
  view,
  layout,
  text,
  onText,
  onLayout,
  onChange,
}: InteractionFilterBarProps) {
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl
        label={messages.layout}
        segments={LAYOUTS}
        value={layout}
        onChange={onLayout}
      />
      <div
        className={cx(
          'grid items-end gap-3',
          layout === 'lista' ? 'md:grid-cols-[minmax(0,1fr)_12rem]' : 'md:max-w-48',
        )}
      >
        {layout === 'lista' && (
          <SearchField
            label={messages.searchLabel}
            placeholder={messages.searchPlaceholder}
            value={text}
            onChange={onText}
          />
        )}
        <ChoiceFilter
          field="tipo"
          label={words.type}
          all={words.all}
          options={TYPES}
          view={view}
          onChange={onChange}
        />
      </div>
    </div>
  )
}
