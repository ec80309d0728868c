import type { Property } from '@predio/domain/properties'

/** Who asks, and about which listings. */
export interface ChatScope {
  userId: string
  /** The listings on the screen. */
  listings: readonly Property[]
  /** The agent's time zone, which decides what 'mañana' means. */
  zone: string
}
