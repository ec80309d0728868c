import type { Property } from '@predio/domain/properties'
import type { ComponentType, ReactNode } from 'react'

export interface AssistantProps {
  id: string
  /** What the assistant knows of: the properties on the screen. */
  listings: readonly Property[]
  /** A small card of a property, with what the screen lets one do with it. */
  renderListing: (property: Property, remarks: readonly string[]) => ReactNode
  /** Off where the panel was open already: nobody's keyboard is taken away. */
  takesFocus: boolean
  onClose: () => void
}

/** Passed in by web/src/app: the features properties and assistant do not import each other. */
export type Assistant = ComponentType<AssistantProps>
