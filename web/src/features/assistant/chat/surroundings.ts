import type { Property } from '@predio/domain/properties'

/** Who asks, and about what. */
export interface Surroundings {
  userId: string
  /** Those on the screen. */
  listings: readonly Property[]
  /** Where the agent works: 'mañana' is a day there. */
  zone: string
}
