export interface FieldProps {
  label: string
  description?: string | undefined
  error?: string | undefined
  placeholder?: string | undefined
}
