import type { Property } from '@predio/domain/properties'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { checkForm } from '../../../lib/check-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.ts'
import { LocalCopyMissing } from '../api/local-row.ts'
import { useSaveLocal } from '../api/save-local.ts'
import { messages } from '../messages.ts'
import { RecordFields } from './record-fields.tsx'
import { recordSchema, type RecordInput } from './record-schema.ts'
import { words } from '../../../lib/words.ts'

interface RecordFormProps {
  property: Property
  localId: string | undefined
  initial: RecordInput
  onClose: () => void
}

export function RecordForm({ property, localId, initial, onClose }: RecordFormProps) {
  const { control, handleSubmit } = useForm<RecordInput>({
    resolver: checkForm(recordSchema, (values) => values),
    defaultValues: initial,
  })
  const save = useSaveLocal()
  const isBusy = useRef(false)

  async function submit(values: RecordInput): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await save.mutateAsync({ property, localId, changes: recordSchema.parse(values) })
      toast.success(messages.recordSaved)
      onClose()
    } catch {
      // The notice below says why, and what was chosen is still there.
    } finally {
      isBusy.current = false
    }
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <RecordFields control={control} property={property} />
      {save.isError && (
        <Notice tone="danger">
          {save.error instanceof LocalCopyMissing ? messages.propertyFailed : messages.recordFailed}
        </Notice>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="secondary" isDisabled={save.isPending} onPress={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" isPending={save.isPending} pendingLabel={messages.saving}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
