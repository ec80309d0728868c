import { z } from 'zod'
import { CLIENT_TYPES } from '../clients/index.ts'
import { characterCount, requiredText } from '../fields/index.ts'
import { PLAN_MESSAGES as texts } from './messages.ts'
import {
  MAX_MESSAGE_TEXT,
  MAX_PLAN_NAME,
  MAX_STEP_DAY,
  MAX_STEPS,
  MAX_TASK_TEXT,
  PLAN_STARTS,
  STEP_KINDS,
} from './plan.ts'

const stepSchema = z
  .object({
    day: z
      .number({ error: texts.dayInvalid })
      .int({ error: texts.dayInvalid })
      .min(0, { error: texts.dayInvalid })
      .max(MAX_STEP_DAY, { error: texts.dayInvalid }),
    kind: z.enum(STEP_KINDS, { error: texts.kindInvalid }),
    text: requiredText(
      { max: MAX_MESSAGE_TEXT },
      { short: texts.textMissing, long: texts.messageLong },
    ),
  })
  .refine(({ kind, text }) => kind !== 'task' || characterCount(text) <= MAX_TASK_TEXT, {
    path: ['text'],
    error: texts.taskLong,
  })

/** PLAN-24: the steps of a saved plan are sorted by their days. */
export const planSchema = z
  .object({
    name: requiredText({ max: MAX_PLAN_NAME }, { short: texts.nameMissing, long: texts.nameLong }),
    starts_when: z.enum(PLAN_STARTS, { error: texts.startInvalid }),
    client_type: z.enum(CLIENT_TYPES, { error: texts.typeInvalid }).nullable().default(null),
    stage_id: z.string().nullable().default(null),
    is_automatic: z.boolean().default(false),
    steps: z
      .array(stepSchema)
      .min(1, { error: texts.stepsMissing })
      .max(MAX_STEPS, { error: texts.stepsMany })
      .transform((steps) => steps.toSorted((a, b) => a.day - b.day)),
  })
  .refine(({ starts_when, stage_id }) => starts_when !== 'stage_reached' || stage_id !== null, {
    path: ['stage_id'],
    error: texts.stageMissing,
  })
  .transform((plan) => ({
    ...plan,
    client_type: plan.starts_when === 'client_added' ? plan.client_type : null,
    stage_id: plan.starts_when === 'stage_reached' ? plan.stage_id : null,
    is_automatic: plan.starts_when !== 'hand' && plan.is_automatic,
  }))

export function stepFault(step: unknown): string | undefined {
  return stepSchema.safeParse(step).error?.issues[0]?.message
}

export type PlanInput = z.input<typeof planSchema>
