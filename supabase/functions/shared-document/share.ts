import type { FunctionContext } from '../_shared/context.ts'
import { idFrom } from '../_shared/links/id-from.ts'
import { storedLink, type Link } from '../_shared/links/stored-link.ts'
import { insertOnce } from '../_shared/rest.ts'

export interface Share extends Link {
  document: SharedDocument
}

export interface SharedDocument {
  id: string
  name: string
  category: string
  type: string
  url: string | null
  content: string | null
}

export const shareLink = storedLink<Share>({
  table: 'document_shares',
  columns: 'document:documents(id,name,category,type,url,content)',
  /** The first opening is written into the document's history and sent as a notification (DOC-59). */
  noteFirst: (context, share) =>
    noteInHistory(context, share, 'opened', `document_opened:${share.id}`),
  describeFirst: ({ id, document }) => ({
    kind: 'document_opened',
    title: 'Abrieron un documento que compartiste',
    message: `«${document.name}» se abrió por primera vez desde el enlace que enviaste.`,
    data: { document_id: document.id, share_id: id },
  }),
})

/** A download is written into the history once for each link and day (DOC-07). */
export function noteDownload(context: FunctionContext, share: Share): Promise<void> {
  const day = context.now().toISOString().slice(0, 10)
  return noteInHistory(context, share, 'downloaded', `document_downloaded:${share.id}:${day}`)
}

/** The id is derived from the event, so that two simultaneous requests write one row. */
async function noteInHistory(
  context: FunctionContext,
  { id, user_id: userId, document }: Share,
  action: 'opened' | 'downloaded',
  event: string,
): Promise<void> {
  await insertOnce(context, 'document_history', 'id', {
    id: await idFrom(event),
    user_id: userId,
    document_id: document.id,
    action,
    details: { share_id: id },
  })
}
