import type { LucideIcon } from 'lucide-react'
import type { Destination } from './screens.ts'

/** What stands below the sections and has an address of its own: Perfil, Plan. */
export interface Place extends Destination {
  path: string
  icon: LucideIcon
  keywords: string
}
