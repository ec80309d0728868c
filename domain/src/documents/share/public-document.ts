import type { PublicAgent } from '../../selections/selection.ts'

/** DOC-06: the function `shared-document` sends this to everybody who opens the link. */
export type PublicDocument = PublicText | PublicFile

interface Facts {
  name: string
  category: string
  type: string
  /** DOC-08: a file that is made of a text shows the agent's logo. */
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
