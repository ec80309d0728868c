import { parseCommand, type Command } from '@predio/domain/commands'
import { DEFAULT_TIME_ZONE, knownZone } from '@predio/domain/dates'
import { queryClient } from '../../lib/data/query-client.ts'
import type { Found, SearchHit, SearchSource } from '../../lib/search-source.ts'
import { isRemote } from '../../lib/search-source.ts'
import { currentSession } from '../../lib/session/index.ts'
import { profileQuery } from '../../capabilities/profile/api/read-profile.ts'
import type { Asker } from './asker.ts'
import {
  offerCalls,
  offerMessages,
  offerNewNotes,
  offerNewTasks,
  offerNewVisits,
  newClient,
} from './find-people.ts'
import { offerCommissions } from './find-commissions.ts'
import { offerDocuments } from './find-documents.ts'
import { offerMoves } from './find-moves.ts'

/** Number of records of each kind that are offered at most. */
const MAX_OPENED = 4

export async function findCommands(
  text: string,
  others: readonly SearchSource[],
  signal: AbortSignal,
): Promise<Found> {
  const session = currentSession()
  if (!session) return { hits: [] }
  const userId = session.user.id
  const zone = await zoneOf(userId)
  const command = parseCommand(text, { now: new Date(), zone })
  if (!command) return { hits: [] }
  return { hits: await resolve(command, { userId, zone, others, signal }) }
}

function resolve(
  command: Command,
  asker: Asker,
): Promise<readonly SearchHit[]> | readonly SearchHit[] {
  switch (command.verb) {
    case 'client':
      return newClient(command)
    case 'task':
      return offerNewTasks(command, asker)
    case 'note':
      return offerNewNotes(command, asker)
    case 'visit':
    case 'meeting':
      return offerNewVisits(command, asker)
    case 'document':
      return offerDocuments(command, asker)
    case 'call':
      return offerCalls(command, asker)
    case 'whatsapp':
      return offerMessages(command, asker)
    case 'open':
      return findOpened(command.what, asker)
    case 'move':
      return offerMoves(command, asker)
    case 'commission':
      return offerCommissions(command, asker)
  }
}

async function findOpened(what: string, { others, signal }: Asker): Promise<readonly SearchHit[]> {
  if (what === '') return []
  const found = await Promise.allSettled(
    others.map(async (source) =>
      isRemote(source) ? (await source.ask(what, signal)).hits : source.find(what),
    ),
  )
  return found.flatMap((result) =>
    result.status === 'fulfilled'
      ? result.value.filter(({ target }) => 'to' in target).slice(0, MAX_OPENED)
      : [],
  )
}

/** The page frame has read the profile already; if that failed, the default time zone is used. */
async function zoneOf(userId: string): Promise<string> {
  try {
    const profile = await queryClient.ensureQueryData(profileQuery(userId))
    return knownZone(profile.time_zone)
  } catch {
    return DEFAULT_TIME_ZONE
  }
}
