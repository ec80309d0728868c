import type { FunctionContext } from '../_shared/context.ts'
import { insertOnce } from '../_shared/rest.ts'
import type { Share } from './share.ts'
import { idFrom } from '../_shared/links/id-from.ts'

/** Records a download in the document's history, once per link and day (DOC-07). */
export async function noteDownload(context: FunctionContext, share: Share): Promise<void> {
  const day = context.now().toISOString().slice(0, 10)
  await insertOnce(context, 'document_history', 'id', {
    id: await idFrom(`document_downloaded:${share.id}:${day}`),
    user_id: share.user_id,
    document_id: share.document.id,
    action: 'downloaded',
    details: { share_id: share.id },
  })
}
