import { useEffect, type RefObject } from 'react'
import type { FieldValues, FormState } from 'react-hook-form'

/** An invalid select marks an element around its button, not the button itself. */
const FAULTY = '[aria-invalid="true"]:not([role="group"]), [data-invalid] button'

/** SAVE-17: the first invalid field gets the focus, whatever kind of control it is. */
export function useFocusFault<Values extends FieldValues>(
  form: RefObject<HTMLFormElement | null>,
  { submitCount, isSubmitSuccessful, isSubmitting }: FormState<Values>,
): void {
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && !isSubmitSuccessful) focusFault(form.current)
  }, [form, submitCount, isSubmitting, isSubmitSuccessful])
}

/** `fault` must be a new object for every refused submit, so that the effect runs again. */
export function useFocusFaultOf(
  form: RefObject<HTMLFormElement | null>,
  fault: object | undefined,
): void {
  useEffect(() => {
    if (fault) focusFault(form.current)
  }, [form, fault])
}

function focusFault(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>(FAULTY)
  // The buttons of a long form cover its lower edge, so the field is scrolled to the middle.
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
