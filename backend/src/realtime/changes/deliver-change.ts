import { isSamePerson, type Person } from '../channel/person.ts'
import type { Change } from './change.ts'
import type { PublishedTable } from './published-table.ts'
import type { VisibleRecords } from './read-changes.ts'
import { renderChange } from './render-change.ts'
import type { TableBinding } from './resolve-bindings.ts'
import type { Subscription } from './subscriptions.ts'

export function wantedBindings(subscription: Subscription, change: Change): TableBinding[] {
  return subscription.bindings.filter(
    ({ of, event }) =>
      of.isKeyReadable &&
      of.name === change.table &&
      of.schema === change.schema &&
      (event === '*' || event === change.type),
  )
}

/**
 * No policy can be checked for a deleted row, so only its owner is told. If the policies admit only the owner, nobody else needs a query
 * either: with hundreds of agents online this is one read for each change instead of hundreds.
 */
export function mayReceiveChange(person: Person, change: Change, table: PublishedTable): boolean {
  if (person.role === 'service_role') return true
  if (change.type !== 'DELETE' && !table.isOwnerOnly) return true
  if (person.role === 'anon' || change.owner === undefined) return false
  return person.subject?.toLowerCase() === change.owner
}

/** Bindings that see the same columns share one message to the client. */
export function deliverChange(
  subscription: Subscription,
  readAs: Person,
  change: Change,
  sight: VisibleRecords,
  maxRecordBytes: number,
): void {
  const { channel } = subscription
  // While the row was read, the channel may have closed or got another person.
  if (!channel.isOpen || !isSamePerson(channel.person, readAs)) return
  const pushes = new Map<string, number[]>()
  for (const binding of wantedBindings(subscription, change)) {
    const record = change.type === 'DELETE' ? undefined : sight.recordFor(change, binding)
    const isSeen =
      change.type === 'DELETE' ? sight.matchesDeleted(change, binding) : record !== undefined
    if (!isSeen) continue
    const data = renderChange(change, binding, record, maxRecordBytes)
    pushes.set(data, [...(pushes.get(data) ?? []), binding.id])
  }
  for (const [data, ids] of pushes)
    channel.push('postgres_changes', `{"ids":${JSON.stringify(ids)},"data":${data}}`)
}
