import type { Link, LinkPlace } from '../_shared/links/find-link.ts'

export interface Selection extends Link {
  title: string
  message: string | null
  last_viewed_at: string | null
  client: { id: string; first_name: string; last_name: string | null } | null
}

export function placeOfSelection(tokenHash: string): LinkPlace {
  return {
    table: 'selections',
    tokenHash,
    columns: 'title,message,last_viewed_at,client:clients(id,first_name,last_name)',
  }
}
