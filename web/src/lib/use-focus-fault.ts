import { useEffect, type RefObject } from 'react'
import type { FieldValues, FormState } from 'react-hook-form'

/** Inputs and some of their groups are marked invalid themselves; the button of a select is inside an element that is. */
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

/** The same for a form that keeps its faults itself: `fault` is a new object for every refused submit. */
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
  // The middle of the screen: the buttons of a long form lie over its lower edge.
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
