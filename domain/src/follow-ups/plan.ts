import type { ClientType } from '../clients/index.ts'

/** PLAN-23: the events with which a plan can begin. */
export const PLAN_START_LABELS = {
  hand: 'Solo cuando yo lo inicio',
  client_added: 'Cliente nuevo',
  stage_reached: 'Oportunidad que llega a una etapa',
  visit_made: 'Visita hecha',
  lease_begun: 'Renta que comienza',
} as const
export type PlanStart = keyof typeof PLAN_START_LABELS
export const PLAN_STARTS = Object.keys(PLAN_START_LABELS) as PlanStart[]

export const STEP_KINDS = ['task', 'message'] as const
export type StepKind = (typeof STEP_KINDS)[number]

export const STEP_KIND_LABELS: Record<StepKind, string> = {
  task: 'Tarea',
  message: 'Mensaje',
}

export const MAX_STEPS = 20
export const MAX_STEP_DAY = 730
export const MAX_TASK_TEXT = 200
export const MAX_MESSAGE_TEXT = 1000
export const MAX_PLAN_NAME = 80

export type PlanStep = {
  day: number
  kind: StepKind
  text: string
}

export interface Plan {
  name: string
  starts_when: PlanStart
  client_type: ClientType | null
  stage_id: string | null
  steps: PlanStep[]
}

export type RunState = 'running' | 'paused' | 'ended'

export const RUN_STATE_LABELS: Record<RunState, string> = {
  running: 'En curso',
  paused: 'En pausa',
  ended: 'Terminado',
}

export type RunStopReason = 'by_hand' | 'answered' | 'done' | 'merged' | 'closed'

export const RUN_STOP_REASON_LABELS: Record<RunStopReason, string> = {
  by_hand: '',
  answered: 'El cliente respondió',
  done: 'Se cumplieron sus pasos',
  merged: 'Se fusionó con otro cliente',
  closed: 'Se cerró la oportunidad',
}
