import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type UseControllerProps,
} from 'react-hook-form'

/** The properties of a form field that the kit's fields need. */
export function useField<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Transformed = Values,
>(
  /** Without it, that of the form around. */
  control: Control<Values, unknown, Transformed> | undefined,
  name: Name,
  /** For a form without a schema. */
  rules?: UseControllerProps<Values, Name>['rules'],
) {
  const { field, fieldState } = useController({
    ...(control && { control }),
    name,
    ...(rules && { rules }),
  })
  const { value, onChange, onBlur, ref } = field
  return { name, value, onChange, onBlur, inputRef: ref, error: fieldState.error?.message }
}
