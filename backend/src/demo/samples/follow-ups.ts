import type { ClientKey } from './clients.ts'

/** Clients who are in a built-in plan. Days count from the day of seeding. */
export interface SampleFollowUp {
  plan: string
  client: ClientKey
  /** No step may be due already, because that would add a task. */
  startedOn: number
  /** The client has answered since. */
  hasAnswered?: true
}

export const FOLLOW_UPS: readonly SampleFollowUp[] = [
  { plan: 'after_visit', client: 'sofia', startedOn: 0 },
  { plan: 'after_visit', client: 'rodrigo', startedOn: 0, hasAnswered: true },
]
