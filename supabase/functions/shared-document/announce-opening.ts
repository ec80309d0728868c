import type { FunctionContext } from '../_shared/context.ts'
import { insertOnce, selectRows } from '../_shared/rest.ts'
import type { Share } from './find-share.ts'
import { idFrom } from './id-from.ts'

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
  if (!(await isEnabled(context, share.user_id))) return
  await insertOnce(context, 'notifications', 'user_id,dedupe_key', {
    user_id: share.user_id,
    kind: KIND,
    title: 'Abrieron un documento que compartiste',
    message: `«${name}» se abrió por primera vez desde el enlace que enviaste.`,
    data: { document_id: documentId, share_id: share.id },
    dedupe_key: `${KIND}:${share.id}`,
  })
}

/** A notification is enabled unless a preference says otherwise. */
async function isEnabled(context: FunctionContext, userId: string): Promise<boolean> {
  const [preference] = await selectRows<{ enabled: boolean }>(context, 'notification_preferences', {
    user_id: `eq.${userId}`,
    kind: `eq.${KIND}`,
    select: 'enabled',
  })
  return preference?.enabled ?? true
}
