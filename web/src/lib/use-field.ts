import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type UseControllerProps,
} from 'react-hook-form'

export function useField<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Transformed = Values,
>(
  control: Control<Values, unknown, Transformed> | undefined,
  name: Name,
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
