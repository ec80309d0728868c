import { useEffect, type RefObject } from 'react'
import type { FieldValues, FormState } from 'react-hook-form'

/** Inputs say it of themselves, and so does the group around some of them; a select's button stands in one that does. */
const FAULTY = '[aria-invalid="true"]:not([role="group"]), [data-invalid] button'

/** A refused submit takes the keyboard to the first field with a fault, whatever kind of control it is. */
export function useFocusFault<Values extends FieldValues>(
  form: RefObject<HTMLFormElement | null>,
  { submitCount, isSubmitSuccessful, isSubmitting }: FormState<Values>,
): void {
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || isSubmitSuccessful) return
    form.current?.querySelector<HTMLElement>(FAULTY)?.focus()
  }, [form, submitCount, isSubmitting, isSubmitSuccessful])
}
