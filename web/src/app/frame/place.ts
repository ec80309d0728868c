import type { LucideIcon } from 'lucide-react'
import type { Destination } from './screens.ts'
import type { SectionId } from '../../lib/navigation.ts'

/** An entry below the sections with an address of its own: Perfil, Plan. */
export interface Place extends Destination {
  path: string
  icon: LucideIcon
  keywords: string
  /** Reached from elsewhere (the bell) and by the search; not in the sidebar. */
  isElsewhere?: boolean
  /** The section it is a part of, marked while it is open. */
  within?: SectionId
}
