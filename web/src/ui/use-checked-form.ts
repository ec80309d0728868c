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
  /** `initial` may change: what another tab saved appears, but never over what is being typed here. */
  isLive?: boolean
}

/** Every form: it is checked when it is sent, focuses its first fault and keeps what is typed. */
export function useCheckedForm<Values extends FieldValues>(options: CheckedForm<Values>) {
  const { draft, isQuiet = false, resolver, initial, isLive = false } = options
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<Values>({
    resolver,
    ...(isLive
      ? { values: initial, resetOptions: { keepDirtyValues: true } }
      : { defaultValues: initial as DefaultValues<Values> }),
    // Not all fields are inputs, so useFocusFault moves the focus to the first invalid one.
    shouldFocusError: false,
  })
  useFocusFault(element, form.formState)
  const { drop } = useFormDraft(draft, form, { isQuiet })
  const shown = { ref: element, noValidate: true, 'data-waits': '' }
  return { form, control: form.control, dropDraft: drop, shown }
}
