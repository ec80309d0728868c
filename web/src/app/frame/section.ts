import type { LucideIcon } from 'lucide-react'
import type { Destination } from './screens.ts'
import type { SectionId } from '../../lib/navigation.ts'

export interface Section extends Destination {
  id: SectionId
  icon: LucideIcon
  /** What its screen is called, where that is more than the sidebar says. */
  heading?: string
  /** What else people may call it, for the search. */
  keywords: string
  /** Shown in the bar at the foot of a phone; the others are in its menu. */
  isInPhoneBar?: boolean
}
