import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Destination } from './screens.ts'

export interface Place extends Destination {
  path: string
  icon: LucideIcon
  keywords: string
  /** FRAME-12: the place is listed with the account or below the sections; a place without an area is reached only by links. */
  area?: 'account' | 'sections'
  /** Shows the number of waiting items behind the place's name. */
  Count?: ComponentType
}
