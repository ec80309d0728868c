import { useMemo } from 'react'
import { useRecordForm } from '../../../ui/use-record-form.ts'
import { RecordForm } from '../../../ui/record-form.tsx'
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
  const save = useSaveOpportunity()
  const { form, leave, shown } = useRecordForm({
    draft: `opportunity.${opportunity?.id ?? `new.${preset.client?.id ?? ''}`}`,
    resolver: useMemo(() => checkOpportunity(stages), [stages]),
    initial: opportunity
      ? toInput(opportunity)
      : newOpportunity(preset, stageId ?? stages[0]?.id ?? null),
    row: opportunity,
    save: (values, base, id) => save({ id, values: toRow(values, stages), base }),
    savedText: opportunity ? messages.changed : messages.created,
    toForm: toInput,
    labels: FIELD_LABELS,
    describe: (input) => describeInput(input, stages),
    texts: messages,
    onClose,
  })

  return (
    <RecordForm
      {...shown}
      subject={messages.subject}
      submitLabel={opportunity ? words.saveChanges : messages.createOpportunity}
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
