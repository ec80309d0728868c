import { cannotSubscribe, joinTooLong } from '../errors.ts'
import type { Limits } from '../limits.ts'
import type { Incoming } from '../wire/message.ts'
import type { JoinRequest } from '../channel/read-join.ts'

/** A join's data is stored for as long as its channel lives, so its limits are stricter than that of a frame. Throws RealtimeError. */
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
