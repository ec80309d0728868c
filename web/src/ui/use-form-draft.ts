import { useCallback, useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { dropDraft, readDraft, saveDraft, withPresentNames } from '../lib/drafts.ts'
import { useUser } from '../lib/session/index.ts'
import { messages } from './messages.ts'
import { toast } from './toast.ts'

interface DraftOptions {
  /** For a form that always keeps what is typed, says by itself that something is not saved, or was just filled by the agent. */
  isQuiet?: boolean
}

/**
 * Stores what is typed into a form until `drop` is called. Use it once the form has its initial values: a draft is applied
 * to them as if it was typed again, which is said, and can be undone (SAVE-19).
 */
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
