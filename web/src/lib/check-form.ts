import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * Checks a form with a schema of the domain. Where the schema's fields have other names or shapes, `toInput` makes its
 * input of the form's values and `fieldOf` says where the fault of a renamed field is shown. The values stay the form's:
 * whoever saves them parses them.
 */
export function checkForm<Form extends FieldValues>(
  schema: z.ZodType,
  toInput: (values: Form) => unknown = (values) => values,
  fieldOf: Readonly<Record<string, keyof Form & string>> = {},
): Resolver<Form> {
  return (values) => {
    const { error } = schema.safeParse(toInput(values))
    if (!error) return { values, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, code, message } of error.issues) {
      const name = String(path[0] ?? 'root')
      errors[fieldOf[name] ?? name] ??= { type: code, message }
    }
    return { values: {}, errors: errors as FieldErrors<Form> }
  }
}
