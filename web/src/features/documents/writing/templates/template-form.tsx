import { DOCUMENT_CATEGORY_OPTIONS, templateSchema } from '@predio/domain/documents'
import { useUser } from '../../../../lib/session/index.ts'
import { useField } from '../../../../lib/use-field.ts'
import { useRecordForm } from '../../../../ui/use-record-form.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { RecordForm } from '../../../../ui/record-form.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { Template } from '../../../../records/templates/api/read-template.ts'
import { useSaveTemplate } from '../../../../records/templates/api/save-template.ts'
import { MarkdownEditor } from '../editor/markdown-editor.tsx'
import { messages, templateMessages } from '../messages.ts'
import {
  checkTemplate,
  describeTemplate,
  explainTemplateFailure,
  FIELD_LABELS,
  toForm,
  type TemplateFormValues,
} from './template-form-schema.ts'
import { TemplateIssues } from './template-issues.tsx'
import { VariablesEditor } from './variables-editor.tsx'

interface TemplateFormProps {
  template?: Template | undefined
  initial: TemplateFormValues
  draftName: string
  onSaved: () => void
  onCancel: () => void
}

export function TemplateForm({
  template,
  initial,
  draftName,
  onSaved,
  onCancel,
}: TemplateFormProps) {
  const save = useSaveTemplate()
  const { control, shown } = useRecordForm({
    draft: draftName,
    resolver: checkTemplate,
    initial,
    row: template,
    save: (values, base, id) => save({ id, values: templateSchema.parse(values), base }),
    savedText: template ? templateMessages.updated : templateMessages.created,
    onSaved,
    toForm,
    labels: FIELD_LABELS,
    describe: describeTemplate,
    texts: {
      saveFailed: template ? templateMessages.updateFailed : templateMessages.createFailed,
      gone: templateMessages.gone,
      notVerified: {
        create: templateMessages.createMissing,
        update: templateMessages.updateFailed,
      },
    },
    explain: explainTemplateFailure,
    onClose: onCancel,
  })
  // TPL-03: only the operator can set this flag; the database checks it again.
  const mayPublish = useUser().app_metadata['can_publish'] === true
  const name = useField(control, 'name')
  const category = useField(control, 'category')
  const description = useField(control, 'description')
  const content = useField(control, 'content')
  const variables = useField(control, 'variables')
  const isPublic = useField(control, 'is_public')

  return (
    <RecordForm
      {...shown}
      subject={templateMessages.subject}
      submitLabel={template ? templateMessages.saveChanges : templateMessages.create}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField isRequired label={templateMessages.name} autoCapitalize="sentences" {...name} />
        <Select
          isRequired
          label={messages.category}
          options={DOCUMENT_CATEGORY_OPTIONS}
          {...category}
        />
        <div className="sm:col-span-2">
          <TextArea label={templateMessages.description} rows={2} {...description} />
        </div>
      </div>
      <MarkdownEditor
        isRequired
        label={templateMessages.content}
        value={content.value}
        onChange={content.onChange}
        onBlur={content.onBlur}
        error={content.error}
        marksVariables
      >
        <p className="text-sm text-ink-soft">{templateMessages.contentHelp}</p>
      </MarkdownEditor>
      <VariablesEditor
        value={variables.value}
        onChange={variables.onChange}
        error={variables.error}
      />
      <Checkbox
        label={templateMessages.isPublic}
        description={mayPublish ? templateMessages.isPublicHelp : templateMessages.mayNotPublish}
        isDisabled={!mayPublish && !isPublic.value}
        isSelected={isPublic.value}
        onChange={isPublic.onChange}
      />
      <TemplateIssues
        content={content.value}
        variables={variables.value}
        onAdd={(added) => variables.onChange([...variables.value, ...added])}
      />
    </RecordForm>
  )
}
