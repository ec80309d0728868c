/**
 * Kinds of notifications of which agents are also told outside of the app (PUSH-03), with the address of their list, the address of a
 * record and the field of the data that contains the record's id.
 */
const TOLD_AT_ONCE: Readonly<Record<string, { list: string; record: string; id: string }>> = {
  prospect: { list: '/dashboard/buzon', record: '/dashboard/prospectos', id: 'prospect_id' },
}

const ANYTHING = '/dashboard/notifications'

/**
 * Returns the address that a message about these notifications opens: that of the record for a single notification, otherwise that of the
 * list.
 */
export function addressOfNews(
  kind: string,
  notices: readonly Readonly<Record<string, unknown>>[],
): string {
  const told = TOLD_AT_ONCE[kind]
  if (!told) return ANYTHING
  const [only, ...others] = notices
  const id = others.length === 0 ? only?.[told.id] : undefined
  return typeof id === 'string' ? `${told.record}/${encodeURIComponent(id)}` : told.list
}
