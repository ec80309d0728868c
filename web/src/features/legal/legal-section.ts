import type { ReactNode } from 'react'

export interface LegalSection {
  /** Anchor of the section. */
  id: string
  title: string
  body: ReactNode
}
