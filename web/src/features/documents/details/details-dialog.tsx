import { useUser } from '../../../lib/session/index.ts'
import { useRecordForm } from '../../../ui/use-record-form.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { RecordForm } from '../../../ui/record-form.tsx'
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

export function DetailsDialog({ document, onClose }: DetailsDialogProps) {
  return (
    <Dialog title={messages.editTitle} onClose={onClose} closesOutside={false}>
      <DetailsForm document={document} onClose={onClose} />
    </Dialog>
  )
}

function DetailsForm({ document, onClose }: DetailsDialogProps) {
  const { id: userId } = useUser()
  const { control, shown } = useRecordForm({
    draft: `document.${document.id}`,
    resolver: checkDetails,
    initial: toDetailsForm(document),
    row: document,
    save: (values, base) => documentDetails.update(userId, base ?? document, toDetails(values)),
    savedText: messages.updated,
    toForm: toDetailsForm,
    labels: DETAIL_LABELS,
    describe: describeDetails,
    texts: { saveFailed: messages.saveFailed, gone: messages.notFound },
    onClose,
  })
  return (
    <RecordForm {...shown} subject={messages.subject} submitLabel={messages.save}>
      <DetailsFields control={control} />
    </RecordForm>
  )
}
