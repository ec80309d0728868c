import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** What a schema is given: every field by its name. Null is what was not chosen yet, and a text may be one that is no choice. */
type Given<Input> = {
  [Name in keyof Input]-?:
    | Input[Name]
    | null
    | ([Extract<Input[Name], string>] extends [never] ? never : string)
}

/** The form's field for each field of the schema that it has under another name. */
type FieldOf<Input, Form> = Readonly<
  Record<Exclude<keyof Input & string, keyof Form>, keyof Form & string>
>

/**
 * Checks a form with a schema of the domain. `toInput` makes the schema's input of the form's values: a field that the form
 * forgot does not compile. `fieldOf` says where the fault of a field with another name is shown. The values stay the form's:
 * whoever saves them parses them.
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
