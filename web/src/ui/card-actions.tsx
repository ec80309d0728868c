import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { sameValue } from '../lib/holds-values.ts'
import { words } from '../lib/words.ts'
import { Button } from './button.tsx'
import { FormFailure } from './form-failure.tsx'
import { messages } from './messages.ts'

/** Without this option `reset` would keep what the person typed over values that follow the stored row. */
export const TAKE_ALL = { keepDirtyValues: false }

interface CardActionsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  saved: Values
  failure: string | undefined
  isSaving: boolean
  submitLabel: string
}

export function CardActions<Values extends FieldValues>(props: CardActionsProps<Values>) {
  const { form, saved, failure, isSaving, submitLabel } = props
  // The form's own isDirty is stale for a moment after saving, so that the draft would not be removed; the values are compared instead.
  const typed: object = useWatch({ control: form.control })
  const isChanged = Object.entries(saved).some(
    ([name, value]) => !sameValue(Reflect.get(typed, name), value),
  )
  return (
    <>
      {failure && <FormFailure>{failure}</FormFailure>}
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
        <Button type="submit" isPending={isSaving} pendingLabel={words.savingLabel}>
          {submitLabel}
        </Button>
        {isChanged && !isSaving && (
          <>
            <Button look="quiet" onPress={() => form.reset(saved, TAKE_ALL)}>
              {messages.discardDraft}
            </Button>
            <p className="text-sm text-ink-soft">{messages.unsavedChanges}</p>
          </>
        )}
      </div>
    </>
  )
}
