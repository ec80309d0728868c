import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

export type Fault<Form extends FieldValues> = string | { field?: Path<Form>; text: string }

/** Shows a fault at its field; a fault of the whole form is returned, to be shown beside the buttons. */
export function showFault<Form extends FieldValues>(
  form: Pick<UseFormReturn<Form>, 'setError'>,
  fault: Fault<Form>,
): string | undefined {
  if (typeof fault === 'string') return fault
  if (!fault.field) return fault.text
  form.setError(fault.field, { message: fault.text })
  return undefined
}
