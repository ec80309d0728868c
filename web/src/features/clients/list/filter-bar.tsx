import { CLIENT_STATUS_LABELS, CLIENT_TYPE_LABELS } from '@predio/domain/clients'
import type { View } from '@predio/domain/views'
import { SearchField } from '../../../ui/search-field.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { messages } from '../../../records/clients/messages.ts'
import { useViewCount } from '../../../capabilities/views/api/count-view.ts'
import { ChoiceFilter } from '../../../capabilities/views/choice-filter.tsx'
import { withCondition } from '../../../capabilities/views/conditions.ts'
import { words } from '../../../lib/words.ts'
import { optionsOf } from '../../../ui/option.ts'

interface ReviewFilterProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

interface FilterBarProps {
  view: View
  /** What is typed; the view follows when the typing rests. */
  text: string
  onText: (text: string) => void
  onChange: (view: View) => void
}

const TYPES = optionsOf(CLIENT_TYPE_LABELS)
/** The view of them, as in an address: counted with those of the bar. */
const TO_REVIEW = 'revisar=si'
const STATUSES = optionsOf(CLIENT_STATUS_LABELS)

/** The conditions that are wanted most (CLIENT-23); all others are in the editor of the view. */
export function FilterBar({ view, text, onText, onChange }: FilterBarProps) {
  return (
    <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_12rem_12rem]">
      <div className="col-span-2 md:col-span-1">
        <SearchField
          label={messages.search}
          placeholder={messages.searchPlaceholder}
          value={text}
          onChange={onText}
        />
      </div>
      <ChoiceFilter
        field="tipo"
        label={words.type}
        all={messages.allTypes}
        options={TYPES}
        view={view}
        onChange={onChange}
      />
      <ChoiceFilter
        field="estado"
        label={words.state}
        all={messages.allStatuses}
        options={STATUSES}
        view={view}
        onChange={onChange}
      />
      <ReviewFilter
        isOn={view.conditions.some(({ field, is }) => field === 'revisar' && is === 'yes')}
        onChange={(isOn) =>
          onChange(
            withCondition(view, 'revisar', isOn ? { field: 'revisar', is: 'yes' } : undefined),
          )
        }
      />
    </div>
  )
}

/** Shown only while there are clients to review (CLIENT-23). */
function ReviewFilter({ isOn, onChange }: ReviewFilterProps) {
  const count = useViewCount('clients', TO_REVIEW) ?? 0
  if (count === 0 && !isOn) return null
  return (
    <div className="col-span-2 md:col-span-3">
      <Checkbox label={messages.onlyToReview(count)} isSelected={isOn} onChange={onChange} />
    </div>
  )
}
