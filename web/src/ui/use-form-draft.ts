import { useCallback, useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { dropDraft, readDraft, saveDraft, withPresentNames } from '../lib/drafts.ts'
import { useUser } from '../lib/session/index.ts'
import { messages } from './messages.ts'
import { toast } from './toast.ts'

interface DraftOptions {
  isQuiet?: boolean
}

/** SAVE-19: the draft is put into the form's initial values; the person is told and can undo it. `drop` removes the draft. */
export function useFormDraft<Values extends FieldValues, Transformed = Values>(
  name: string | undefined,
  form: UseFormReturn<Values, unknown, Transformed>,
  { isQuiet = false }: DraftOptions = {},
): { drop: () => void } {
  const { id } = useUser()
  const { getValues, reset, subscribe } = form

  useEffect(() => {
    if (name === undefined) return undefined
    const draft = readDraft(name, id)
    let closeToast: (() => void) | undefined
    if (draft) {
      reset(
        { ...getValues(), ...withPresentNames(draft, getValues()) },
        { keepDefaultValues: true },
      )
      if (!isQuiet) {
        closeToast = toast.offer(messages.draftRestored, {
          label: messages.discardDraft,
          onPress: () => {
            dropDraft(name)
            reset()
          },
        })
      }
    }
    const unsubscribe = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) saveDraft(name, id, values)
        else dropDraft(name)
      },
    })
    return () => {
      unsubscribe()
      closeToast?.()
    }
  }, [name, id, isQuiet, getValues, reset, subscribe])

  return { drop: useCallback(() => name !== undefined && dropDraft(name), [name]) }
}
