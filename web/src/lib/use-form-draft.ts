import { useCallback, useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { dropDraft, readDraft, saveDraft } from './drafts.ts'
import { useUser } from './session/index.ts'

/**
 * Stores what is typed into a form until `drop` is called. Use it once the form has its initial values: a draft is applied
 * to them as if it was typed again.
 */
export function useFormDraft<Values extends FieldValues, Transformed = Values>(
  name: string,
  form: UseFormReturn<Values, unknown, Transformed>,
): { drop: () => void } {
  const { id } = useUser()
  const { getValues, reset, subscribe } = form

  useEffect(() => {
    const draft = readDraft(name, id)
    if (draft) reset({ ...getValues(), ...draft }, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) saveDraft(name, id, values)
        else dropDraft(name)
      },
    })
  }, [name, id, getValues, reset, subscribe])

  return { drop: useCallback(() => dropDraft(name), [name]) }
}
