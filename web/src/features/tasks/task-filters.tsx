import { TASK_PRIORITY_LABELS, TASK_STATUS_LABELS } from '@predio/domain/tasks'
import type { View } from '@predio/domain/views'
import { optionsOf } from '../../ui/option.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { messages } from '../../records/tasks/messages.ts'
import { ChoiceFilter } from '../../capabilities/views/choice-filter.tsx'
import { words } from '../../lib/words.ts'

const STATUSES = optionsOf(TASK_STATUS_LABELS)
const PRIORITIES = optionsOf(TASK_PRIORITY_LABELS)

interface TaskFilterBarProps {
  view: View
  /** What is typed; the view follows when the typing rests. */
  text: string
  onText: (text: string) => void
  onChange: (view: View) => void
}

/** The conditions that are wanted most; all others are in the editor of the view. */
export function TaskFilterBar({ view, text, onText, onChange }: TaskFilterBarProps) {
  return (
    <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_11rem_11rem]">
      <div className="col-span-2 md:col-span-1">
        <SearchField
          label={messages.searchLabel}
          placeholder={messages.searchPlaceholder}
          value={text}
          onChange={onText}
        />
      </div>
      <ChoiceFilter
        field="prioridad"
        label={messages.priority}
        all={words.allFeminine}
        options={PRIORITIES}
        view={view}
        onChange={onChange}
      />
      <ChoiceFilter
        field="estado"
        label={words.state}
        all={words.all}
        options={STATUSES}
        view={view}
        onChange={onChange}
      />
    </div>
  )
}
