import type { PublicAgent } from '../../selections/selection.ts'

/** What the function `shared-document` answers to whoever opens the link (DOC-06). */
export type PublicDocument = PublicText | PublicFile

interface Facts {
  name: string
  category: string
  /** MIME type, as it was stored. */
  type: string
  /** Their logo stands on the file that is made of a text (DOC-08). */
  agent: PublicAgent
  expiresAt: string
}

export interface PublicText extends Facts {
  kind: 'text'
  /** Markdown. */
  content: string
}

export interface PublicFile extends Facts {
  kind: 'file'
  /** A path from the API's own address. */
  signedUrl: string
}
