import { useRef } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form'
import { useFocusFault } from '../lib/use-focus-fault.ts'
import { useFormDraft } from './use-form-draft.ts'

export interface CheckedForm<Values extends FieldValues> {
  /** SAVE-09: the tab stores what is typed under this name until it is saved or cancelled; secrets have no name. */
  draft?: string
  /** SAVE-19: a quiet form does not announce its draft. */
  isQuiet?: boolean
  resolver: Resolver<Values>
  initial: Values
  /** What another tab saved appears, but never over what is being typed here. */
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
