import { PLAN_START_LABELS, planSchema } from '@predio/domain/follow-ups'
import { useField } from '../../../lib/use-field.ts'
import { useRecordForm } from '../../../ui/use-record-form.ts'
import { words } from '../../../lib/words.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RecordForm } from '../../../ui/record-form.tsx'
import { PartFailure } from '../../../ui/part-failure.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useStages } from '../../opportunities/api/list-stages.ts'
import type { PlanRow } from '../api/plan-row.ts'
import { useSavePlan } from '../api/save-plan.ts'
import { messages } from '../messages.ts'
import {
  checkPlan,
  describePlan,
  FIELD_LABELS,
  newPlan,
  toFormValues,
  toPlanInput,
  TYPE_OPTIONS,
} from './plan-values.ts'
import { StepsField } from './steps-field.tsx'
import { optionsOf } from '../../../ui/option.ts'

const STARTS = optionsOf(PLAN_START_LABELS)

interface PlanFormProps {
  plan: PlanRow | undefined
  onClose: () => void
}

export function PlanForm({ plan, onClose }: PlanFormProps) {
  const { data: stages = [], isError: hasNoStages, refetch: readStages } = useStages()
  const save = useSavePlan()
  const { control, shown } = useRecordForm({
    draft: `follow-up-plan.${plan?.id ?? 'new'}`,
    resolver: checkPlan,
    initial: plan ? toFormValues(plan) : newPlan(),
    row: plan,
    save: (values, base, id) => save({ id, values: planSchema.parse(toPlanInput(values)), base }),
    savedText: plan ? messages.updated : messages.created,
    toForm: toFormValues,
    labels: FIELD_LABELS,
    describe: (values) =>
      describePlan(values, (stage) => stages.find((each) => each.id === stage)?.name),
    texts: messages,
    onClose,
  })
  const name = useField(control, 'name')
  const startsWhen = useField(control, 'startsWhen')
  const clientType = useField(control, 'clientType')
  const stageId = useField(control, 'stageId')
  const isAutomatic = useField(control, 'isAutomatic')
  const steps = useField(control, 'steps')

  return (
    <RecordForm
      {...shown}
      subject={messages.subject}
      submitLabel={plan ? words.saveChanges : messages.create}
    >
      <TextField isRequired label={FIELD_LABELS.name} autoCapitalize="sentences" {...name} />
      <Select label={FIELD_LABELS.startsWhen} options={STARTS} {...startsWhen} />
      {startsWhen.value === 'client_added' && (
        <Select label={FIELD_LABELS.clientType} options={TYPE_OPTIONS} {...clientType} />
      )}
      {startsWhen.value === 'stage_reached' && hasNoStages && stages.length === 0 && (
        <PartFailure text={messages.stagesFailed} onRetry={() => void readStages()} />
      )}
      {startsWhen.value === 'stage_reached' && (
        <Select
          isRequired
          label={FIELD_LABELS.stageId}
          options={stages.map((stage) => ({ id: stage.id, label: stage.name }))}
          {...stageId}
        />
      )}
      {startsWhen.value !== 'hand' && (
        <Checkbox
          label={FIELD_LABELS.isAutomatic}
          description={messages.automaticHelp}
          isSelected={isAutomatic.value}
          onChange={isAutomatic.onChange}
        />
      )}
      {plan && <Notice tone="info">{messages.runningKeepSteps}</Notice>}
      <StepsField steps={steps.value} error={steps.error} onChange={steps.onChange} />
    </RecordForm>
  )
}
