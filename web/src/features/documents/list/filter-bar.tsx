import {
  DATE_RANGE_OPTIONS,
  DOCUMENT_CATEGORY_OPTIONS,
  DOCUMENT_STATUS_OPTIONS,
} from '@predio/domain/documents'
import { findField, type View } from '@predio/domain/views'
import { messages } from '../../../records/documents/messages.ts'
import { ChoiceFilter } from '../../../capabilities/views/choice-filter.tsx'
import { ComparisonFilter } from '../../../capabilities/views/comparison-filter.tsx'
import { SearchField } from '../../../ui/search-field.tsx'

interface FilterBarProps {
  view: View
  /** What is typed; the view follows when the typing rests. */
  text: string
  onText: (text: string) => void
  onChange: (view: View) => void
}

const EDITED = findField('documents', 'edicion')

/** The conditions that are wanted most (DOC-43); all others are in the editor of the view. */
export function FilterBar({ view, text, onText, onChange }: FilterBarProps) {
  return (
    <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_13rem_11rem_11rem]">
      <div className="col-span-2 lg:col-span-1">
        <SearchField
          label={messages.searchLabel}
          placeholder={messages.searchPlaceholder}
          value={text}
          onChange={onText}
        />
      </div>
      <div className="col-span-2 sm:col-span-1">
        <ChoiceFilter
          field="categoria"
          label={messages.category}
          all={messages.allCategories}
          options={DOCUMENT_CATEGORY_OPTIONS}
          view={view}
          onChange={onChange}
        />
      </div>
      <ChoiceFilter
        field="estado"
        label={messages.status}
        all={messages.allStatuses}
        options={DOCUMENT_STATUS_OPTIONS}
        view={view}
        onChange={onChange}
      />
      {EDITED && (
        <ComparisonFilter
          field={EDITED}
          label={messages.range}
          all={messages.anyDate}
          options={DATE_RANGE_OPTIONS}
          view={view}
          onChange={onChange}
        />
      )}
    </div>
  )
}
