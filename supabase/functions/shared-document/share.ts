import type { Link, LinkPlace } from '../_shared/links/find-link.ts'

export interface Share extends Link {
  document: SharedDocument
}

export interface SharedDocument {
  id: string
  name: string
  category: string
  type: string
  /** Path in the bucket `documents`. */
  url: string | null
  content: string | null
}

export function placeOfShare(tokenHash: string): LinkPlace {
  return {
    table: 'document_shares',
    tokenHash,
    columns: 'document:documents(id,name,category,type,url,content)',
  }
}
