import type { Property } from '@predio/domain/properties'

export interface ChatScope {
  userId: string
  listings: readonly Property[]
  zone: string
}
