import { fillTemplate, fillVariables, reviewTemplate } from '@predio/domain/documents'
import { useWatch } from 'react-hook-form'
import { useField } from '../../../../lib/use-field.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormActions } from '../../../../ui/form-actions.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useProfile } from '../../../../capabilities/profile/api/read-profile.ts'
import type { Template } from '../../../../records/templates/api/read-template.ts'
import { messages, templateMessages, undefinedVariables } from '../messages.ts'
import { DocumentPreview } from '../../../../records/documents/preview/document-preview.tsx'
import { Paper } from '../../../../records/documents/preview/paper.tsx'
import { RecordPickers } from '../records/record-pickers.tsx'
import { useDataForm } from '../records/use-data-form.ts'
import { useRecords } from '../records/use-records.ts'
import { ValueFields } from '../records/value-fields.tsx'
import { DocumentReview } from '../review/document-review.tsx'
import { documentTypeOf } from '../review/document-type-of.ts'
import { createSchema, NAME_FIELD, toData, toField } from './template-fields.ts'
import { useCreateDocument } from './use-create-document.ts'

interface CreateFormProps {
  template: Template
  onCreated: (documentId: string) => void
  onCancel: () => void
}

export function CreateForm({ template, onCreated, onCancel }: CreateFormProps) {
  const agent = useProfile().data ?? null
  const { variables } = template
  const filled = (records: Parameters<typeof fillVariables>[1]) => ({
    ...fillVariables(variables, records),
    [NAME_FIELD]: template.name,
  })
  const records = useRecords()
  const { form, control, dropDraft, shown, fill } = useDataForm({
    name: `from-template.${template.id}`,
    names: [NAME_FIELD, ...variables.map(({ name }) => name)],
    schema: createSchema(variables),
    initial: filled({ ...records.records(), agent }),
  })
  const saving = useCreateDocument(template, (id) => {
    dropDraft()
    toast.success(messages.documentCreated)
    onCreated(id)
  })
  const name = useField(control, NAME_FIELD)
  const values = useWatch({ control })
  const content = fillTemplate(template.content, variables, toData(values))
  const unknown = reviewTemplate(template.content, variables)
    .filter(({ kind }) => kind === 'unknown')
    .map(({ name: variable }) => variable)
  const type = documentTypeOf({ template_id: template.id, metadata: null })

  return (
    <form
      {...shown}
      className="flex flex-col gap-6"
      onSubmit={(event) =>
        void form.handleSubmit((given) => saving.create(given, records.chosen))(event)
      }
    >
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <RecordPickers records={records} onKnown={(known) => fill(filled({ ...known, agent }))} />
          <TextField
            isRequired
            label={templateMessages.documentName}
            value={String(name.value ?? '')}
            onChange={name.onChange}
            onBlur={name.onBlur}
            error={name.error}
          />
          <ValueFields fields={variables.map(toField)} control={control} />
        </div>
        <div className="min-w-0">
          <Paper className="lg:sticky lg:top-0 lg:max-h-[70vh] lg:overflow-y-auto">
            <DocumentPreview content={content} marksVariables />
          </Paper>
        </div>
      </div>
      {type && <DocumentReview type={type} content={content} />}
      {unknown.length > 0 && <Notice tone="warning">{undefinedVariables(unknown)}</Notice>}
      <FormActions failure={saving.failure}>
        <Button
          look="secondary"
          isDisabled={saving.isSaving}
          onPress={() => {
            dropDraft()
            onCancel()
          }}
        >
          {messages.cancel}
        </Button>
        <Button type="submit" isPending={saving.isSaving} pendingLabel={messages.saving}>
          {templateMessages.createDocument}
        </Button>
      </FormActions>
    </form>
  )
}
