import { useRef } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form'
import { useFocusFault } from '../lib/use-focus-fault.ts'
import { useFormDraft } from './use-form-draft.ts'

export interface CheckedForm<Values extends FieldValues> {
  /** SAVE-09: the name under which this tab stores the typed values until they are saved or cancelled; forms with secrets have none. */
  draft?: string
  /** SAVE-19: true if the form does not say that it restored a draft. */
  isQuiet?: boolean
  resolver: Resolver<Values>
  initial: Values
  /** The form shows values that another tab saved, except in fields that the person has changed. */
  isLive?: boolean
}

export function useCheckedForm<Values extends FieldValues>(options: CheckedForm<Values>) {
  const { draft, isQuiet = false, resolver, initial, isLive = false } = options
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<Values>({
    resolver,
    ...(isLive
      ? { values: initial, resetOptions: { keepDirtyValues: true } }
      : { defaultValues: initial as DefaultValues<Values> }),
    shouldFocusError: false,
  })
  useFocusFault(element, form.formState)
  const { drop } = useFormDraft(draft, form, { isQuiet })
  const shown = { ref: element, noValidate: true, 'data-waits': '' }
  return { form, control: form.control, dropDraft: drop, shown }
}
