import type { Asked } from './answer.ts'
import type { SiteOptions } from './site-options.ts'

export interface StubSite {
  url: string
  /** Every request it received, preflights included. */
  asked: Asked[]
  /** Changes how the site answers from now on. */
  change: (options: Partial<SiteOptions>) => void
  /** Answers the pages that `heldFrom` holds back. */
  release: () => void
}
