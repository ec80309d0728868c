import type { LucideIcon } from 'lucide-react'
import type { RecordKind } from '../../lib/record-address.ts'
import type { Destination } from './screens.ts'

/** The nine places of the sidebar (specification, platform section 2). */
export type SectionId =
  | 'properties'
  | 'crm'
  | 'scripts'
  | 'directory'
  | 'documents'
  | 'calculator'
  | 'estimator'
  | 'images'
  | 'settings'

export interface Section extends Destination {
  id: SectionId
  icon: LucideIcon
  /** What else people may call it, for the search. */
  keywords: string
  /** Those of its records that have an address of their own open in it. */
  records?: RecordKind
  /** Among the few at the thumb of a phone; the others are one touch further. */
  isAtHand?: boolean
}
