import type { FunctionContext } from '../_shared/context.ts'
import { giveNotice } from '../_shared/links/give-notice.ts'
import type { Selection } from './selection-link.ts'

const KIND = 'selection_opened'

/** Tells the agent of the first opening (SEL-07). */
export async function announceOpening(
  context: FunctionContext,
  { id, user_id: userId, title, client }: Selection,
): Promise<void> {
  const name = client && [client.first_name, client.last_name].filter(Boolean).join(' ')
  await giveNotice(context, {
    userId,
    kind: KIND,
    title: name ? `${name} abrió tu selección` : 'Abrieron una selección que compartiste',
    message: `«${title}» se abrió por primera vez.`,
    data: { selection_id: id, ...(client && { client_id: client.id }) },
    dedupeKey: `${KIND}:${id}`,
  })
}
