import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Destination } from './screens.ts'

export interface Place extends Destination {
  path: string
  icon: LucideIcon
  keywords: string
  /** FRAME-12: a place is listed with the account or below the sections; others are reached by links only. */
  area?: 'account' | 'sections'
  /** How much waits there, behind its name. */
  Count?: ComponentType
}
