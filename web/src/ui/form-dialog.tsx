import type { ComponentProps, ReactNode } from 'react'
import { words } from '../lib/words.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FormActions } from './form-actions.tsx'

interface FormDialogProps {
  title: string
  form: {
    shown: ComponentProps<'form'>
    failure: string | undefined
    isBusy: boolean
    dropDraft: () => void
  }
  submitLabel: string
  onClose: () => void
  children: ReactNode
}

export function FormDialog({ title, form, submitLabel, onClose, children }: FormDialogProps) {
  const { shown, failure, isBusy, dropDraft } = form
  return (
    <Dialog title={title} closesOutside={false} onClose={onClose}>
      <form {...shown} className="flex flex-col gap-6">
        {children}
        <FormActions failure={failure}>
          <Button
            look="secondary"
            isDisabled={isBusy}
            onPress={() => {
              dropDraft()
              onClose()
            }}
          >
            {words.cancel}
          </Button>
          <Button type="submit" isPending={isBusy} pendingLabel={words.saving}>
            {submitLabel}
          </Button>
        </FormActions>
      </form>
    </Dialog>
  )
}
