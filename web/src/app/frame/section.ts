import type { LucideIcon } from 'lucide-react'
import type { Destination } from './screens.ts'
import type { SectionId } from '../../lib/navigation.ts'

export interface Section extends Destination {
  id: SectionId
  icon: LucideIcon
  /** What else people may call it, for the search. */
  keywords: string
  /** Among the few at the thumb of a phone; the others are one touch further. */
  isInPhoneBar?: boolean
}
