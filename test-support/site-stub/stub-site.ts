import type { Asked } from './answer.ts'
import type { SiteOptions } from './site-options.ts'

export interface StubSite {
  url: string
  asked: Asked[]
  change: (options: Partial<SiteOptions>) => void
  release: () => void
}
