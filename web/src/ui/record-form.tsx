import type { FormEvent, ReactNode, Ref } from 'react'
import { Button } from './button.tsx'
import { FormActions } from './form-actions.tsx'
import { Notice } from './notice.tsx'

interface RecordFormProps {
  formRef: Ref<HTMLFormElement>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Why it could not be saved. */
  failure: string | undefined
  isSaving: boolean
  submitLabel: string
  onCancel: () => void
  /** Apart from the other buttons: a small one that deletes the record. */
  deletion?: ReactNode
  children: ReactNode
}

/** A record's form in a dialog: its fields, what went wrong, Cancelar and one button that saves once. */
export function RecordForm({
  formRef,
  onSubmit,
  failure,
  isSaving,
  submitLabel,
  onCancel,
  deletion,
  children,
}: RecordFormProps) {
  return (
    <form ref={formRef} noValidate className="flex flex-col gap-6" onSubmit={onSubmit}>
      {children}
      {failure && <Notice tone="danger">{failure}</Notice>}
      <FormActions>
        {deletion && <div className="-ml-2 sm:mr-auto">{deletion}</div>}
        <Button look="secondary" isDisabled={isSaving} onPress={onCancel}>
          Cancelar
        </Button>
        {/* Pending, not disabled: a disabled button loses the keyboard, and Escape with it. */}
        <Button type="submit" isPending={isSaving} pendingLabel="Guardando…">
          {submitLabel}
        </Button>
      </FormActions>
    </form>
  )
}
