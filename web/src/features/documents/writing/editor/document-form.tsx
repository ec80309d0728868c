import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useField } from '../../../../lib/use-field.ts'
import { useFocusFault } from '../../../../lib/use-focus-fault.ts'
import { useFormDraft } from '../../../../ui/use-form-draft.ts'
import { useGuardedSave } from '../../../../lib/use-guarded-save.ts'
import { useUser } from '../../../../lib/session/index.ts'
import { RecordForm } from '../../../../ui/record-form.tsx'
import { toast } from '../../../../ui/toast.ts'
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
  type DocumentForm,
} from './document-form-schema.ts'
import { excerpts } from './excerpt.ts'
import { MarkdownEditor } from './markdown-editor.tsx'

interface DocumentFormProps {
  document: TextDocument
  onClose: () => void
}

export function DocumentForm({ document, onClose }: DocumentFormProps) {
  const { id: userId } = useUser()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<DocumentForm>({
    resolver: checkDocumentForm,
    defaultValues: toForm(document),
    shouldFocusError: false,
  })
  useFocusFault(element, form.formState)
  const draft = useFormDraft(`document.${document.id}`, form)
  const guarded = useGuardedSave({
    form,
    row: document,
    save: (values, base) => saveTextDocument(userId, base ?? document, toValues(values)),
    onSaved: () => {
      toast.success(messages.documentSaved)
      leave()
    },
    toForm,
    labels: FIELD_LABELS,
    describe: describeDocument,
    texts: { saveFailed: messages.saveFailed, gone: messages.documentGone },
  })
  const content = useField(form.control, 'content')
  const type = documentTypeOf(document)

  function leave(): void {
    draft.drop()
    onClose()
  }

  const { conflict } = guarded
  return (
    <RecordForm
      formRef={element}
      onSubmit={(event) => void form.handleSubmit(guarded.submit)(event)}
      saving={{
        ...guarded,
        conflict: conflict && { ...conflict, differences: conflict.differences.map(shorten) },
      }}
      subject={messages.documentSubject}
      submitLabel={messages.save}
      onCancel={leave}
    >
      <DocumentFields control={form.control} />
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
