import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'

/** The properties of a form field that the kit's fields need. */
export function useField<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Transformed = Values,
>(control: Control<Values, unknown, Transformed>, name: Name) {
  const { field, fieldState } = useController({ control, name })
  const { value, onChange, onBlur, ref } = field
  return { name, value, onChange, onBlur, inputRef: ref, error: fieldState.error?.message }
}
