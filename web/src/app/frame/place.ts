import type { LucideIcon } from 'lucide-react'
import type { Destination } from './screens.ts'

/** An entry below the sections with an address of its own: Perfil, Plan. */
export interface Place extends Destination {
  path: string
  icon: LucideIcon
  keywords: string
  /** Listed with the account, or right below the sections (FRAME-12). The others are reached from elsewhere, as by the bell. */
  area?: 'account' | 'sections'
}
