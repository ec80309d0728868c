import {
  dataSchema,
  fillFromRecords,
  TYPE_FIELDS,
  type DocumentType,
  type FillRecords,
} from '@predio/domain/documents'
import { FileCheck2, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { pressedButton } from '../../../../lib/hold-submit.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormActions } from '../../../../ui/form-actions.tsx'
import { generatorMessages } from '../messages.ts'
import type { FormData } from '../records/form-data.ts'
import { RecordPickers } from '../records/record-pickers.tsx'
import { useDataForm } from '../records/use-data-form.ts'
import type { useRecords } from '../records/use-records.ts'
import { ValueFields } from '../records/value-fields.tsx'

const BUILD = 'build'

interface QuestionFormProps {
  type: DocumentType
  records: ReturnType<typeof useRecords>
  onGenerate: (data: FormData) => void
  onBuild: (data: FormData) => void
  children: ReactNode
}

export function draftOf(type: DocumentType): string {
  return `generate.${type}`
}

export function QuestionForm({ type, records, onGenerate, onBuild, children }: QuestionFormProps) {
  const fields = TYPE_FIELDS[type]
  const filled = (known: FillRecords): Partial<FormData> => ({ ...fillFromRecords(type, known) })
  const { form, control, shown, fill } = useDataForm({
    name: draftOf(type),
    names: fields.map(({ name }) => name),
    schema: dataSchema(type),
    initial: filled(records.records()),
  })

  function submit(use: (data: FormData) => void): void {
    void form.handleSubmit((values) => use(dataSchema(type).parse(values) as unknown as FormData))()
  }

  return (
    <form
      {...shown}
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        submit(pressedButton(event) === BUILD ? onBuild : onGenerate)
      }}
    >
      <RecordPickers records={records} onKnown={(known) => fill(filled(known))} />
      <ValueFields fields={fields} control={control} />
      {children}
      <FormActions>
        <Button
          type="submit"
          value={BUILD}
          look="secondary"
          icon={<FileCheck2 aria-hidden="true" className="size-4.5" />}
        >
          {generatorMessages.withoutAi}
        </Button>
        <Button type="submit" icon={<Sparkles aria-hidden="true" className="size-4.5" />}>
          {generatorMessages.generate}
        </Button>
      </FormActions>
    </form>
  )
}
