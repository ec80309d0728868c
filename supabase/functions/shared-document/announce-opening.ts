import type { FunctionContext } from '../_shared/context.ts'
import { giveNotice } from '../_shared/links/give-notice.ts'
import { idFrom } from '../_shared/links/id-from.ts'
import { insertOnce } from '../_shared/rest.ts'
import type { Share } from './share.ts'

const KIND = 'document_opened'

/** Announces the first opening to the agent: in the document's history, and as a notification unless switched off (DOC-59). */
export async function announceOpening(context: FunctionContext, share: Share): Promise<void> {
  const { id: documentId, name } = share.document
  await insertOnce(context, 'document_history', 'id', {
    // Derived from the share's id, so that two simultaneous first openings write one row.
    id: await idFrom(`${KIND}:${share.id}`),
    user_id: share.user_id,
    document_id: documentId,
    action: 'opened',
    details: { share_id: share.id },
  })
  await giveNotice(context, {
    userId: share.user_id,
    kind: KIND,
    title: 'Abrieron un documento que compartiste',
    message: `«${name}» se abrió por primera vez desde el enlace que enviaste.`,
    data: { document_id: documentId, share_id: share.id },
    dedupeKey: `${KIND}:${share.id}`,
  })
}
