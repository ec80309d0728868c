import type { ComponentProps, FormEvent, ReactNode } from 'react'
import type { SaveState } from '../lib/use-guarded-save.ts'
import { Button } from './button.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FormActions } from './form-actions.tsx'
import { words } from '../lib/words.ts'

interface RecordFormProps<Field extends string> {
  /** Of useCheckedForm. */
  form: ComponentProps<'form'>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  saving: SaveState<Field>
  /** What may have been changed elsewhere: 'Este cliente'. */
  subject: string
  submitLabel: string
  /** Stands in the button while it saves, where a turning sign is not enough. */
  savingText?: string
  onCancel: () => void
  /** Apart from the other buttons: a small one that deletes the record. */
  deletion?: ReactNode
  /** Another way to save, between Cancelar and the button that saves. */
  alternative?: ReactNode
  /** In place of a failure: what has to be decided before it is saved. */
  question?: ReactNode
  children: ReactNode
}

/**
 * A record's form in a dialog: its fields, what went wrong, Cancelar and one button that saves once, and the question what
 * to keep where somebody else changed the same.
 */
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
          {/* Pending, not disabled: a disabled button loses the keyboard, and Escape with it. */}
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
