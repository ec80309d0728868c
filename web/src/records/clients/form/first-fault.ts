import type { FieldErrors, FieldValues } from 'react-hook-form'

/** Section 5: of a schema's errors the first is shown. The resolver keeps the schema's order. */
export function firstFault<Values extends FieldValues>(
  errors: FieldErrors<Values>,
): string | undefined {
  for (const fault of Object.values(errors)) {
    if (typeof fault !== 'object' || fault === null) continue
    if (typeof fault['message'] === 'string') return fault['message']
    const inner = firstFault(fault as FieldErrors)
    if (inner !== undefined) return inner
  }
  return undefined
}
