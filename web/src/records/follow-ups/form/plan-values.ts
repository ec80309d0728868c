import { CLIENT_TYPE_LABELS, type ClientType } from '@predio/domain/clients'
import {
  PLAN_START_LABELS,
  planSchema,
  STEP_KIND_LABELS,
  type Plan,
  type PlanInput,
  type PlanStart,
  type StepKind,
} from '@predio/domain/follow-ups'
import type { TypedNumber } from '@predio/domain/money'
import { checkForm } from '../../../lib/check-form.ts'
import { newId } from '../../../lib/new-id.ts'
import type { PlanRow } from '../api/plan-row.ts'
import { dayText, messages } from '../messages.ts'
import { optionsOf } from '../../../ui/option.ts'

export interface FormStep {
  id: string
  day: TypedNumber
  kind: StepKind
  text: string
}

export interface PlanFormValues {
  name: string
  startsWhen: PlanStart
  clientType: ClientType | ''
  stageId: string
  isAutomatic: boolean
  steps: FormStep[]
}

export const FIELD_LABELS = {
  name: messages.name,
  startsWhen: messages.startsWhen,
  clientType: messages.clientType,
  stageId: messages.stage,
  isAutomatic: messages.automatic,
  steps: messages.steps,
} as const

export const TYPE_OPTIONS = [{ id: '', label: messages.anyType }, ...optionsOf(CLIENT_TYPE_LABELS)]

export function newStep(day: TypedNumber = 0): FormStep {
  return { id: newId(), day, kind: 'task', text: '' }
}

export function newPlan(): PlanFormValues {
  return {
    name: '',
    startsWhen: 'hand',
    clientType: '',
    stageId: '',
    isAutomatic: false,
    steps: [newStep()],
  }
}

export function toFormValues(row: Plan & Pick<PlanRow, 'is_automatic'>): PlanFormValues {
  return {
    name: row.name,
    startsWhen: row.starts_when,
    clientType: row.client_type ?? '',
    stageId: row.stage_id ?? '',
    isAutomatic: row.is_automatic,
    steps: row.steps.map((step, at) => ({ ...step, id: String(at) })),
  }
}

export function toPlanInput(values: PlanFormValues): Required<PlanInput> {
  return {
    name: values.name,
    starts_when: values.startsWhen,
    client_type: values.clientType || null,
    stage_id: values.stageId || null,
    is_automatic: values.isAutomatic,
    steps: values.steps.map(toStepInput),
  }
}

export function toStepInput({ day, kind, text }: FormStep): PlanInput['steps'][number] {
  return { day: typeof day === 'number' ? day : Number.NaN, kind, text }
}

export function describePlan(
  values: PlanFormValues,
  stageName: (id: string) => string | undefined,
): Record<keyof typeof FIELD_LABELS, string> {
  return {
    name: values.name,
    startsWhen: PLAN_START_LABELS[values.startsWhen],
    clientType: values.clientType === '' ? '' : CLIENT_TYPE_LABELS[values.clientType],
    stageId: stageName(values.stageId) ?? '',
    isAutomatic: values.isAutomatic ? messages.yes : messages.no,
    steps: values.steps
      .map(({ day, kind, text }) => {
        const when = typeof day === 'number' ? dayText(day) : ''
        return `${when} · ${STEP_KIND_LABELS[kind]} · ${text}`
      })
      .join('\n'),
  }
}

export const checkPlan = checkForm(planSchema, toPlanInput, {
  starts_when: 'startsWhen',
  client_type: 'clientType',
  stage_id: 'stageId',
  is_automatic: 'isAutomatic',
})
