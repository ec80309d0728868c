/** What every field of the kit takes. Texts come from the screen; the kit has none of its own but names of controls. */
export interface FieldProps {
  label: string
  /** Help that is always there, below the control. */
  description?: string | undefined
  /** What is wrong and how to mend it; marks the control invalid. */
  error?: string | undefined
  placeholder?: string | undefined
}
