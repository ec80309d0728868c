import type { ClientKey } from './clients.ts'

/** Clients who are in a built-in plan of follow-ups. Days count from the day of seeding. */
export interface SampleFollowUp {
  plan: string
  client: ClientKey
  /** No step may be due already, because a due step would add a task. */
  startedOn: number
  /** The client has answered since the plan started. */
  hasAnswered?: true
}

export const FOLLOW_UPS: readonly SampleFollowUp[] = [
  { plan: 'after_visit', client: 'sofia', startedOn: 0 },
  { plan: 'after_visit', client: 'rodrigo', startedOn: 0, hasAnswered: true },
]
