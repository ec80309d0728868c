import { storedLink, type Link } from '../_shared/links/stored-link.ts'

export interface Selection extends Link {
  title: string
  message: string | null
  last_viewed_at: string | null
  client: { id: string; first_name: string; last_name: string | null } | null
}

export const selectionLink = storedLink<Selection>({
  table: 'selections',
  columns: 'title,message,last_viewed_at,client:clients(id,first_name,last_name)',
  /** The agent is notified of the first opening (SEL-07). */
  describeFirst: ({ id, title, client }) => {
    const name = client && [client.first_name, client.last_name].filter(Boolean).join(' ')
    return {
      kind: 'selection_opened',
      title: name ? `${name} abrió tu selección` : 'Abrieron una selección que compartiste',
      message: `«${title}» se abrió por primera vez.`,
      data: { selection_id: id, ...(client && { client_id: client.id }) },
    }
  },
})
