import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useFocusFault } from '../../../lib/use-focus-fault.ts'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { useGuardedSave } from '../../../lib/use-guarded-save.ts'
import { Button } from '../../../ui/button.tsx'
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.ts'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { useSaveDetails } from '../../../records/documents/api/save-details.ts'
import { messages } from '../../../records/documents/messages.ts'
import { DetailsFields } from './details-fields.tsx'
import {
  checkDetails,
  describeDetails,
  DETAIL_LABELS,
  toDetails,
  toDetailsForm,
  type DetailsFormValues,
} from './details-form.ts'

interface DetailsDialogProps {
  document: DocumentRow
  onClose: () => void
}

/** Name, category, status and whose it is. */
export function DetailsDialog({ document, onClose }: DetailsDialogProps) {
  return (
    <Dialog
      title={messages.editTitle}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOutside={false}
    >
      <DetailsForm document={document} onClose={onClose} />
    </Dialog>
  )
}

function DetailsForm({ document, onClose }: DetailsDialogProps) {
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<DetailsFormValues>({
    resolver: checkDetails,
    defaultValues: toDetailsForm(document),
    shouldFocusError: false,
  })
  useFocusFault(element, form.formState)
  const draft = useFormDraft(`document.${document.id}`, form)
  const save = useSaveDetails()
  const leave = () => {
    draft.drop()
    onClose()
  }
  const guarded = useGuardedSave({
    form,
    row: document,
    save: (values, base) => save(base ?? document, toDetails(values)),
    onSaved: () => {
      toast.success(messages.updated)
      leave()
    },
    toForm: toDetailsForm,
    labels: DETAIL_LABELS,
    describe: describeDetails,
  })
  return (
    <>
      <form
        ref={element}
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => void form.handleSubmit(guarded.submit)(event)}
      >
        <DetailsFields control={form.control} />
        {guarded.failure && (
          <Notice tone="danger">
            {guarded.failure === 'gone' ? messages.notFound : messages.saveFailed}
          </Notice>
        )}
        <FormActions>
          <Button look="secondary" isDisabled={guarded.isSaving} onPress={leave}>
            {messages.cancel}
          </Button>
          <Button type="submit" isPending={guarded.isSaving} pendingLabel={messages.saving}>
            {messages.save}
          </Button>
        </FormActions>
      </form>
      {guarded.conflict && <ConflictDialog subject={messages.subject} {...guarded.conflict} />}
    </>
  )
}
