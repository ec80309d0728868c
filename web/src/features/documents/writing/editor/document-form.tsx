import { useField } from '../../../../lib/use-field.ts'
import { useRecordForm } from '../../../../ui/use-record-form.ts'
import { useUser } from '../../../../lib/session/index.ts'
import { RecordForm } from '../../../../ui/record-form.tsx'
import { saveTextDocument } from '../../../../records/documents/text/api/save-text-document.ts'
import type { TextDocument } from '../../../../records/documents/text/text-document.ts'
import { messages } from '../messages.ts'
import { DocumentReview } from '../review/document-review.tsx'
import { documentTypeOf } from '../review/document-type-of.ts'
import { DocumentFields } from './document-fields.tsx'
import {
  checkDocumentForm,
  describeDocument,
  FIELD_LABELS,
  toForm,
  toValues,
} from './document-form-schema.ts'
import { excerpts } from './excerpt.ts'
import { MarkdownEditor } from './markdown-editor.tsx'

interface DocumentFormProps {
  document: TextDocument
  onClose: () => void
}

export function DocumentForm({ document, onClose }: DocumentFormProps) {
  const { id: userId } = useUser()
  const { control, shown } = useRecordForm({
    draft: `document.${document.id}`,
    resolver: checkDocumentForm,
    initial: toForm(document),
    row: document,
    save: (values, base) => saveTextDocument(userId, base ?? document, toValues(values)),
    savedText: messages.documentSaved,
    toForm,
    labels: FIELD_LABELS,
    describe: describeDocument,
    texts: { saveFailed: messages.saveFailed, gone: messages.documentGone },
    onClose,
  })
  const content = useField(control, 'content')
  const type = documentTypeOf(document)

  const { conflict } = shown.saving
  return (
    <RecordForm
      {...shown}
      saving={{
        ...shown.saving,
        conflict: conflict && { ...conflict, differences: conflict.differences.map(shorten) },
      }}
      subject={messages.documentSubject}
      submitLabel={messages.save}
    >
      <DocumentFields control={control} />
      <MarkdownEditor
        label={FIELD_LABELS.content}
        value={content.value}
        onChange={content.onChange}
        onBlur={content.onBlur}
        error={content.error}
      />
      {type && <DocumentReview type={type} content={content.value} />}
    </RecordForm>
  )
}

function shorten<T extends { theirs: string; mine: string }>(difference: T): T {
  const [theirs, mine] = excerpts(difference.theirs, difference.mine)
  return { ...difference, theirs, mine }
}
