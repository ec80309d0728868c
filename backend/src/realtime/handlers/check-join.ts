import { cannotSubscribe, joinTooLong } from '../errors.ts'
import type { Limits } from '../limits.ts'
import type { Incoming } from '../wire/message.ts'
import type { JoinRequest } from '../channel/read-join.ts'

/**
 * A frame may be large because broadcasts are, but what a join says is kept for as long as its channel lives. Throws
 * RealtimeError where that would be too much.
 */
export function checkJoin(
  limits: Limits,
  { topic, joinRef }: Pick<Incoming, 'topic' | 'joinRef'>,
  { presence, bindings }: Pick<JoinRequest, 'presence' | 'bindings'>,
): void {
  if (Buffer.byteLength(topic) > limits.topicBytes) throw joinTooLong('Topic')
  if (Buffer.byteLength(presence.key) > limits.presenceKeyBytes) throw joinTooLong('Presence key')
  if (Buffer.byteLength(joinRef ?? '') > limits.referenceBytes) throw joinTooLong('join_ref')
  if (bindings.length > limits.bindingsPerChannel) throw cannotSubscribe('Too many bindings')
  if (Buffer.byteLength(JSON.stringify(bindings)) > limits.bindingsBytes)
    throw joinTooLong('postgres_changes')
}
