import type { ComponentProps, FormEvent, ReactNode } from 'react'
import type { SaveState } from '../lib/use-guarded-save.ts'
import { Button } from './button.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FormActions } from './form-actions.tsx'
import { words } from '../lib/words.ts'

interface RecordFormProps<Field extends string> {
  form: ComponentProps<'form'>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  saving: SaveState<Field>
  subject: string
  submitLabel: string
  savingText?: string
  onCancel: () => void
  deletion?: ReactNode
  alternative?: ReactNode
  question?: ReactNode
  children: ReactNode
}

/** The form also asks which values to keep if two people changed the same field. */
export function RecordForm<Field extends string>({
  form,
  onSubmit,
  saving: { isSaving, failure, conflict },
  subject,
  submitLabel,
  savingText,
  onCancel,
  deletion,
  alternative,
  question,
  children,
}: RecordFormProps<Field>) {
  return (
    <>
      <form {...form} className="flex flex-col gap-6" onSubmit={onSubmit}>
        {children}
        <FormActions failure={question || failure}>
          {deletion && <div className="-ml-2 sm:mr-auto">{deletion}</div>}
          <Button look="secondary" isDisabled={isSaving} onPress={onCancel}>
            {words.cancel}
          </Button>
          {alternative}
          {/* A disabled button would lose the focus, and Escape would not reach the form, so the button is pending instead. */}
          <Button
            type="submit"
            isPending={isSaving && !savingText}
            pendingLabel={words.saving}
            isDisabled={isSaving && Boolean(savingText)}
          >
            {isSaving && savingText ? savingText : submitLabel}
          </Button>
        </FormActions>
      </form>
      {conflict && <ConflictDialog subject={subject} {...conflict} />}
    </>
  )
}
