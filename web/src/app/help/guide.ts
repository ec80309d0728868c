import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** One guide of /ayuda. Its title and keywords are in messages.ts, which the app's search reads too. */
export interface Guide {
  icon: LucideIcon
  /** What search engines show, and the first lines of the page. */
  description: string
  sections: readonly GuideSection[]
}

interface GuideSection {
  /** Anchor of the section. */
  id: string
  title: string
  body: ReactNode
}
