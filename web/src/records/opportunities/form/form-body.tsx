import { useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { newId } from '../../../lib/new-id.ts'
import { useFocusFault } from '../../../lib/use-focus-fault.ts'
import { useFormDraft } from '../../../ui/use-form-draft.ts'
import { useGuardedSave } from '../../../lib/use-guarded-save.ts'
import { RecordForm } from '../../../ui/record-form.tsx'
import { toast } from '../../../ui/toast.ts'
import { DeleteButton } from '../../../capabilities/deletion/delete-button.tsx'
import type { Stage } from '../api/list-stages.ts'
import type { OpportunityRow } from '../api/opportunity-row.ts'
import { useSaveOpportunity } from '../api/save-opportunity.ts'
import { FIELD_LABELS, messages } from '../messages.ts'
import { FormFields } from './form-fields.tsx'
import {
  checkOpportunity,
  describeInput,
  newOpportunity,
  toInput,
  toRow,
  type FormInput,
  type Preset,
} from './form-schema.ts'
import { words } from '../../../lib/words.ts'

interface FormBodyProps {
  stages: readonly Stage[]
  opportunity: OpportunityRow | undefined
  preset: Preset
  stageId: string | undefined
  onClose: () => void
}

export function FormBody({ stages, opportunity, preset, stageId, onClose }: FormBodyProps) {
  const [id] = useState(() => opportunity?.id ?? newId())
  const form = useForm<FormInput>({
    resolver: useMemo(() => checkOpportunity(stages), [stages]),
    defaultValues: opportunity
      ? toInput(opportunity)
      : newOpportunity(preset, stageId ?? stages[0]?.id ?? null),
    shouldFocusError: false,
  })
  const draft = useFormDraft(
    `opportunity.${opportunity?.id ?? `new.${preset.client?.id ?? ''}`}`,
    form,
  )
  const save = useSaveOpportunity()
  const element = useRef<HTMLFormElement>(null)
  useFocusFault(element, form.formState)
  const guarded = useGuardedSave({
    form,
    row: opportunity,
    save: (values, base) => save({ id, values: toRow(values, stages), base }),
    onSaved: () => {
      toast.success(opportunity ? messages.changed : messages.created)
      leave()
    },
    toForm: toInput,
    labels: FIELD_LABELS,
    describe: (input) => describeInput(input, stages),
    texts: messages,
  })

  function leave(): void {
    draft.drop()
    onClose()
  }

  return (
    <RecordForm
      formRef={element}
      onSubmit={(event) => void form.handleSubmit(guarded.submit)(event)}
      saving={guarded}
      subject={messages.subject}
      submitLabel={opportunity ? words.saveChanges : messages.createOpportunity}
      onCancel={leave}
      deletion={
        opportunity && (
          <DeleteButton
            kind="opportunities"
            id={opportunity.id}
            name={opportunity.client_name ?? messages.noClient}
            onDeleted={leave}
          />
        )
      }
    >
      <FormFields form={form} stages={stages} />
    </RecordForm>
  )
}
