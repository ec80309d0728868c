import type { ComponentProps, ReactNode } from 'react'
import { words } from '../lib/words.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FormActions } from './form-actions.tsx'

interface ActionFormProps {
  /** Of useActionForm. */
  form: { shown: ComponentProps<'form'>; failure: string | undefined; isBusy: boolean }
  submitLabel: string
  onCancel: () => void
  children: ReactNode
}

/** The fields of a form that saves no record, with Cancelar and one button that does it. */
export function ActionForm({
  form: { shown, failure, isBusy },
  submitLabel,
  onCancel,
  children,
}: ActionFormProps) {
  return (
    <form {...shown} className="flex flex-col gap-6">
      {children}
      <FormActions failure={failure}>
        <Button look="secondary" isDisabled={isBusy} onPress={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" isPending={isBusy} pendingLabel={words.saving}>
          {submitLabel}
        </Button>
      </FormActions>
    </form>
  )
}

interface FormDialogProps extends Omit<ActionFormProps, 'onCancel'> {
  title: string
  onClose: () => void
}

/** A dialog that asks for something and does it. */
export function FormDialog({ title, onClose, ...form }: FormDialogProps) {
  return (
    <Dialog title={title} closesOutside={false} onClose={onClose}>
      <ActionForm {...form} onCancel={onClose} />
    </Dialog>
  )
}
