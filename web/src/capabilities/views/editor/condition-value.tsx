import { type Field, VIEW_LIMITS } from '@predio/domain/views'
import { AmountField } from '../../../ui/amount-field.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { WordSuggestions } from '../../../ui/word-suggestions.tsx'
import { WordsField } from '../../../ui/words-field.tsx'
import { messages } from '../messages.ts'
import type { ConditionDraft } from './condition-draft.ts'

/** A number above this is assumed to be a typing error. */
const MAX_COUNT = 1_000_000

interface ConditionValueProps {
  field: Field
  draft: ConditionDraft
  suggestions: readonly string[]
  error: string | undefined
  onChange: (draft: ConditionDraft) => void
}

export function ConditionValue({
  field,
  draft,
  suggestions,
  error,
  onChange,
}: ConditionValueProps) {
  switch (draft.is) {
    case 'any':
    case 'none':
      return field.kind === 'choice' ? (
        <Choices field={field} draft={draft} error={error} onChange={onChange} />
      ) : (
        <Words
          field={field}
          draft={draft}
          suggestions={suggestions}
          error={error}
          onChange={onChange}
        />
      )
    case 'says':
      return (
        <TextField
          label={messages.text}
          value={draft.text}
          maxLength={VIEW_LIMITS.valueLength}
          error={error}
          onChange={(text) => onChange({ ...draft, text })}
        />
      )
    case 'min':
    case 'max':
      return field.kind === 'amount' && field.isCount ? (
        <NumberField
          label={messages.value}
          min={0}
          max={MAX_COUNT}
          step={1}
          value={draft.amount}
          error={error}
          onChange={(amount) => onChange({ ...draft, amount })}
        />
      ) : (
        <AmountField
          label={messages.amount}
          value={draft.amount}
          error={error}
          onChange={(amount) => onChange({ ...draft, amount })}
        />
      )
    case 'last':
    case 'notLast':
    case 'before':
    case 'next':
      return (
        <NumberField
          label={messages.days}
          min={1}
          max={VIEW_LIMITS.days}
          step={1}
          value={draft.days}
          error={error}
          onChange={(days) => onChange({ ...draft, days })}
        />
      )
    case 'lastMonths':
      return (
        <NumberField
          label={messages.months}
          min={1}
          max={VIEW_LIMITS.months}
          step={1}
          value={draft.months}
          error={error}
          onChange={(months) => onChange({ ...draft, months })}
        />
      )
    case 'from':
    case 'until':
      return (
        <DatePicker
          label={messages.day}
          value={draft.day}
          minValue="1900-01-01"
          maxValue="2199-12-31"
          error={error}
          onChange={(day) => onChange({ ...draft, day })}
        />
      )
    default:
      return null
  }
}

type ChoicesProps = Omit<ConditionValueProps, 'suggestions' | 'field'> & {
  field: Extract<Field, { kind: 'choice' }>
}

function Choices({ field, draft, error, onChange }: ChoicesProps) {
  return (
    <div className="flex flex-col gap-1">
      <fieldset aria-label={messages.values} className="flex min-w-0 flex-wrap gap-x-5">
        {field.options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            isSelected={draft.values.includes(value)}
            onChange={(isOn) =>
              onChange({
                ...draft,
                values: isOn
                  ? [...draft.values, value]
                  : draft.values.filter((each) => each !== value),
              })
            }
          />
        ))}
      </fieldset>
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

function Words({ field, draft, suggestions, error, onChange }: ConditionValueProps) {
  return (
    <div className="flex flex-col gap-3">
      <WordsField
        label={messages.values}
        description={messages.wordsHint}
        value={draft.values}
        error={error}
        onChange={(values) => onChange({ ...draft, values })}
      />
      <WordSuggestions
        label={messages.suggestions(field.label)}
        words={suggestions}
        chosen={draft.values}
        onChoose={(word) => onChange({ ...draft, values: [...draft.values, word] })}
      />
    </div>
  )
}
