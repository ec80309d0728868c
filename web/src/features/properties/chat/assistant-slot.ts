import type { Property } from '@predio/domain/properties'
import type { ComponentType, ReactNode } from 'react'

export interface AssistantProps {
  id: string
  listings: readonly Property[]
  renderListing: (property: Property, remarks: readonly string[]) => ReactNode
  takesFocus: boolean
  onClose: () => void
}

/** Features may not import each other, so web/src/app passes the assistant in. */
export type Assistant = ComponentType<AssistantProps>
