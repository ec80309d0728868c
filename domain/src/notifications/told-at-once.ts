/** Kinds of notifications that are told outside of the app too (PUSH-03): their list, where a record opens, and what names it in the data. */
const TOLD_AT_ONCE: Readonly<Record<string, { list: string; record: string; id: string }>> = {
  prospect: { list: '/dashboard/buzon', record: '/dashboard/prospectos', id: 'prospect_id' },
}

const ANYTHING = '/dashboard/notifications'

/** Returns the address that a message about these notifications opens: the record of a single notification, or the list of several. */
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
