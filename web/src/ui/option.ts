/** One choice of a list: Select, ComboBox. */
export interface Option {
  id: string
  label: string
  description?: string
  isDisabled?: boolean
}
