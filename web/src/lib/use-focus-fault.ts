import { useEffect, type RefObject } from 'react'
import type { FieldValues, FormState } from 'react-hook-form'

/** Inputs and some of their groups are marked invalid themselves; the button of a select is inside an element that is. */
const FAULTY = '[aria-invalid="true"]:not([role="group"]), [data-invalid] button'

/** Moves the focus to the first invalid field after a refused submit, whatever kind of control it is. */
export function useFocusFault<Values extends FieldValues>(
  form: RefObject<HTMLFormElement | null>,
  { submitCount, isSubmitSuccessful, isSubmitting }: FormState<Values>,
): void {
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || isSubmitSuccessful) return
    form.current?.querySelector<HTMLElement>(FAULTY)?.focus()
  }, [form, submitCount, isSubmitting, isSubmitSuccessful])
}
