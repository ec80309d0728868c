import type { LatencyCounts } from './latencies.ts'

export interface LoadPerson {
  userId: string
  email: string
  clientIds: string[]
  opportunityIds: string[]
  stageIds: string[]
}

export interface LoadJob {
  port: number
  apikey: string
  password: string
  people: LoadPerson[]
  rampSeconds: number
  seconds: number
}

export const KINDS = ['read', 'write', 'upload', 'sign-in', 'change heard'] as const
export type Kind = (typeof KINDS)[number]

export interface GeneratorReport {
  latencies: Partial<Record<Kind, LatencyCounts>>
  errors: Record<string, number>
  /** The number of tasks and files that the server acknowledged, including those during the ramp. */
  acknowledged: { tasks: number; files: number }
  reconnected: number
  processorSeconds: number
}

export type GeneratorMessage = { state: 'ramped' } | { state: 'done'; report: GeneratorReport }
