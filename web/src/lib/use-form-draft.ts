import { useCallback, useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { dropDraft, readDraft, saveDraft } from './drafts.ts'
import { useUser } from './session/index.ts'

/**
 * Keeps what is typed into a form until it is saved (`drop`). Call it once the form has its real values: a draft
 * found then is put over them as if typed again.
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
