import type { LatencyCounts } from './latencies.ts'

/** What the measuring process asks of the processes that play agents, and what they answer. */

/** An account with rows of its own. */
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
  /** In which the agents sign in one after the other, before anything is measured. */
  rampSeconds: number
  seconds: number
}

/** What is measured apart. */
export const KINDS = ['read', 'write', 'upload', 'sign-in', 'change heard'] as const
export type Kind = (typeof KINDS)[number]

export interface GeneratorReport {
  latencies: Partial<Record<Kind, LatencyCounts>>
  /** By kind and what happened: 'write 503', 'read no answer'. */
  errors: Record<string, number>
  /** Rows and files that the server said yes to, in the ramp too. */
  acknowledged: { tasks: number; files: number }
  /** Requests sent again on a new connection because the server had closed the idle one, as browsers do. */
  reconnected: number
  processorSeconds: number
}

export type GeneratorMessage = { state: 'ramped' } | { state: 'done'; report: GeneratorReport }
