import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

type Given<Input> = {
  [Name in keyof Input]-?:
    | Input[Name]
    | null
    | ([Extract<Input[Name], string>] extends [never] ? never : string)
}

type FieldOf<Input, Form> = Readonly<
  Record<Exclude<keyof Input & string, keyof Form>, keyof Form & string>
>

/**
 * A form that lacks a field of the schema does not compile. `fieldOf` names the form's field for faults of a schema field with another
 * name. The result is the form's own values; the code that saves them parses them.
 */
export function checkForm<Schema extends z.ZodType, Form extends FieldValues>(
  schema: Schema,
  toInput: (values: Form) => Given<z.input<Schema>>,
  ...[fieldOf]: object extends FieldOf<z.input<Schema>, Form>
    ? [FieldOf<z.input<Schema>, Form>?]
    : [FieldOf<z.input<Schema>, Form>]
): Resolver<Form> {
  const fields: Readonly<Record<string, string | undefined>> = fieldOf ?? {}
  return (values) => {
    const { error } = schema.safeParse(toInput(values))
    if (!error) return { values, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, code, message } of error.issues) {
      const name = String(path[0] ?? 'root')
      errors[fields[name] ?? name] ??= { type: code, message }
    }
    return { values: {}, errors: errors as FieldErrors<Form> }
  }
}
