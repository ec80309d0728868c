import { findOpenSessions } from '../../http/open-sessions.ts'
import type { RealtimeContext } from '../context.ts'
import { tokenRefused } from '../errors.ts'
import { closeChannelWithError } from './close-channel.ts'

/**
 * A channel outlives the request that opened it, so one query for all channels checks their sessions repeatedly. The channels of a session
 * that has ended are closed. Returns a function that ends the watch.
 */
export function watchSessions(context: RealtimeContext): () => void {
  let isAsking = false

  async function closeEnded(): Promise<void> {
    const sessions = new Set<string>()
    for (const { person } of context.topics.all())
      if (person.sessionId !== undefined) sessions.add(person.sessionId)
    if (sessions.size === 0) return
    const open = await findOpenSessions(context.services.database, sessions)
    for (const channel of context.topics.all()) {
      const { sessionId } = channel.person
      // A channel that joined after the query began was not part of it.
      if (sessionId !== undefined && sessions.has(sessionId) && !open.has(sessionId))
        closeChannelWithError(context, channel, tokenRefused('session-ended').message)
    }
  }

  const timer = setInterval(() => {
    if (isAsking) return
    isAsking = true
    closeEnded()
      .catch((error: unknown) =>
        context.services.log.warn({ err: error }, 'open sessions could not be asked for'),
      )
      .finally(() => (isAsking = false))
  }, context.limits.sessionsMs)
  timer.unref()
  return () => clearInterval(timer)
}
