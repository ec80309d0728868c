import type { LucideIcon } from 'lucide-react'
import type { Destination } from './screens.ts'
import type { SectionId } from '../../lib/navigation.ts'

export interface Section extends Destination {
  id: SectionId
  icon: LucideIcon
  heading?: string
  keywords: string
  isInPhoneBar?: boolean
}
