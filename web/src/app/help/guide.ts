import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface Guide {
  icon: LucideIcon
  description: string
  sections: readonly GuideSection[]
}

interface GuideSection {
  id: string
  title: string
  body: ReactNode
}
