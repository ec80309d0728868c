import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useUser } from '../../../lib/session/index.ts'
import { useFocusFault } from '../../../lib/use-focus-fault.ts'
import { useFormDraft } from '../../../ui/use-form-draft.ts'
import { useGuardedSave } from '../../../lib/use-guarded-save.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { RecordForm } from '../../../ui/record-form.tsx'
import { toast } from '../../../ui/toast.ts'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { documentDetails } from '../../../records/documents/api/save-details.ts'
import { messages } from '../../../records/documents/messages.ts'
import { DetailsFields } from './details-fields.tsx'
import {
  checkDetails,
  describeDetails,
  DETAIL_LABELS,
  toDetails,
  toDetailsForm,
  type DetailsForm,
} from './details-form.ts'

interface DetailsDialogProps {
  document: DocumentRow
  onClose: () => void
}

/** Edits name, category, status, client and property of an upload. */
export function DetailsDialog({ document, onClose }: DetailsDialogProps) {
  return (
    <Dialog title={messages.editTitle} onClose={onClose} closesOutside={false}>
      <DetailsForm document={document} onClose={onClose} />
    </Dialog>
  )
}

function DetailsForm({ document, onClose }: DetailsDialogProps) {
  const { id: userId } = useUser()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<DetailsForm>({
    resolver: checkDetails,
    defaultValues: toDetailsForm(document),
    shouldFocusError: false,
  })
  useFocusFault(element, form.formState)
  const draft = useFormDraft(`document.${document.id}`, form)
  const leave = () => {
    draft.drop()
    onClose()
  }
  const guarded = useGuardedSave({
    form,
    row: document,
    save: (values, base) => documentDetails.update(userId, base ?? document, toDetails(values)),
    onSaved: () => {
      toast.success(messages.updated)
      leave()
    },
    toForm: toDetailsForm,
    labels: DETAIL_LABELS,
    describe: describeDetails,
    texts: { saveFailed: messages.saveFailed, gone: messages.notFound },
  })
  return (
    <RecordForm
      formRef={element}
      onSubmit={(event) => void form.handleSubmit(guarded.submit)(event)}
      saving={guarded}
      subject={messages.subject}
      submitLabel={messages.save}
      onCancel={leave}
    >
      <DetailsFields control={form.control} />
    </RecordForm>
  )
}
