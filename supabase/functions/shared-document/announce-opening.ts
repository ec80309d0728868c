import type { FunctionContext } from '../_shared/context.ts'
import { insertOnce, selectRows } from '../_shared/rest.ts'
import type { Share } from './find-share.ts'
import { idFrom } from './id-from.ts'

const KIND = 'document_opened'

/** Tells the agent of the first opening: in the document's history, and by the bell if wanted. */
export async function announceOpening(context: FunctionContext, share: Share): Promise<void> {
  const { id: documentId, name } = share.document
  await insertOnce(context, 'document_history', 'id', {
    // Made from the share's id, so that two first openings at once write one row.
    id: await idFrom(`${KIND}:${share.id}`),
    user_id: share.user_id,
    document_id: documentId,
    action: 'opened',
    details: { share_id: share.id },
  })
  if (!(await isWanted(context, share.user_id))) return
  await insertOnce(context, 'notifications', 'user_id,dedupe_key', {
    user_id: share.user_id,
    kind: KIND,
    title: 'Abrieron un documento que compartiste',
    message: `«${name}» se abrió por primera vez desde el enlace que enviaste.`,
    data: { document_id: documentId, share_id: share.id },
    dedupe_key: `${KIND}:${share.id}`,
  })
}

/** A kind without a preference is wanted. */
async function isWanted(context: FunctionContext, userId: string): Promise<boolean> {
  const [preference] = await selectRows<{ enabled: boolean }>(context, 'notification_preferences', {
    user_id: `eq.${userId}`,
    kind: `eq.${KIND}`,
    select: 'enabled',
  })
  return preference?.enabled ?? true
}
