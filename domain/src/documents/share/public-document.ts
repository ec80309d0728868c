import type { PublicAgent } from '../../selections/selection.ts'

/** DOC-06: the function `shared-document` answers this to whoever opens the link. */
export type PublicDocument = PublicText | PublicFile

interface Facts {
  name: string
  category: string
  type: string
  /** DOC-08: the agent's logo stands on the file that is made of a text. */
  agent: PublicAgent
  expiresAt: string
}

export interface PublicText extends Facts {
  kind: 'text'
  content: string
}

export interface PublicFile extends Facts {
  kind: 'file'
  signedUrl: string
}
