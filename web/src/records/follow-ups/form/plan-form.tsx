import { PLAN_START_LABELS, planSchema } from '@predio/domain/follow-ups'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { newId } from '../../../lib/new-id.ts'
import { useField } from '../../../lib/use-field.ts'
import { useFocusFault } from '../../../lib/use-focus-fault.ts'
import { useFormDraft } from '../../../ui/use-form-draft.ts'
import { useGuardedSave } from '../../../lib/use-guarded-save.ts'
import { words } from '../../../lib/words.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RecordForm } from '../../../ui/record-form.tsx'
import { PartFailure } from '../../../ui/part-failure.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
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
  type PlanFormValues,
} from './plan-values.ts'
import { StepsField } from './steps-field.tsx'
import { optionsOf } from '../../../ui/option.ts'

const STARTS = optionsOf(PLAN_START_LABELS)

interface PlanFormProps {
  plan: PlanRow | undefined
  onClose: () => void
}

export function PlanForm({ plan, onClose }: PlanFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const [id] = useState(() => plan?.id ?? newId())
  const { data: stages = [], isError: hasNoStages, refetch: readStages } = useStages()
  const form = useForm<PlanFormValues>({
    resolver: checkPlan,
    defaultValues: plan ? toFormValues(plan) : newPlan(),
    shouldFocusError: false,
  })
  useFocusFault(element, form.formState)
  const draft = useFormDraft(`follow-up-plan.${plan?.id ?? 'new'}`, form)
  const save = useSavePlan()
  const guarded = useGuardedSave({
    form,
    row: plan,
    save: (values, base) => save({ id, values: planSchema.parse(toPlanInput(values)), base }),
    onSaved: () => {
      toast.success(plan ? messages.updated : messages.created)
      leave()
    },
    toForm: toFormValues,
    labels: FIELD_LABELS,
    describe: (values) =>
      describePlan(values, (stage) => stages.find((each) => each.id === stage)?.name),
    texts: messages,
  })
  const name = useField(form.control, 'name')
  const startsWhen = useField(form.control, 'startsWhen')
  const clientType = useField(form.control, 'clientType')
  const stageId = useField(form.control, 'stageId')
  const isAutomatic = useField(form.control, 'isAutomatic')
  const steps = useField(form.control, 'steps')

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
      submitLabel={plan ? words.saveChanges : messages.create}
      onCancel={leave}
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
