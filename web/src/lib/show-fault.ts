import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

export type Fault<Form extends FieldValues> = string | { field?: Path<Form>; text: string }

/** A fault of the form as a whole is returned for its buttons. */
export function showFault<Form extends FieldValues>(
  form: Pick<UseFormReturn<Form>, 'setError'>,
  fault: Fault<Form>,
): string | undefined {
  if (typeof fault === 'string') return fault
  if (!fault.field) return fault.text
  form.setError(fault.field, { message: fault.text })
  return undefined
}
