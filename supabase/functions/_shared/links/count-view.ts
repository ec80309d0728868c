import type { FunctionContext } from '../context.ts'
import { callRpc } from '../rest.ts'
import { findLink, type Link, type LinkPlace } from './find-link.ts'

/** Counts one view (DOC-59), in one statement: however many open it at once, each is counted. */
export async function countView<T extends Link>(
  context: FunctionContext,
  place: LinkPlace,
  link: T,
  announceFirst: (link: T) => Promise<void>,
): Promise<void> {
  // Announced before the count and idempotent: an interruption in between loses neither.
  if (link.views === 0) await announceFirst(link)
  const args = { link_table: place.table, link: link.id }
  const isCounted = await callRpc<boolean>(context, 'count_link_view', args)
  // It ended since it was found, and this says how.
  if (!isCounted) await findLink(context, place)
}
