import { daysBetween, toCalendarDate } from '../dates/index.ts'
import { interactionMoment } from '../interactions/index.ts'
import type {
  CallClient,
  CallInput,
  CallInteraction,
  CallMessage,
  CallOpportunity,
} from './call-input.ts'

export interface CallFacts {
  client: CallClient
  interactions: readonly CallInteraction[]
  opportunities: readonly CallOpportunity[]
  quietDays: number | null
  lastTouch: Date | null
  knownDays: number
}

export interface Day {
  now: Date
  zone: string
}

export function gatherFacts<C extends CallClient>(
  input: CallInput<C>,
  day: Day,
): (CallFacts & { client: C })[] {
  const interactions = groupByClient(input.interactions)
  const messages = groupByClient(input.messages)
  const opportunities = groupByClient(input.opportunities)
  return input.clients.map((client) => {
    const past = (interactions.get(client.id) ?? []).filter(
      (interaction) => interactionMoment(interaction) <= day.now,
    )
    const lastTouch = latest(past, messages.get(client.id) ?? [])
    return {
      client,
      interactions: past,
      opportunities: opportunities.get(client.id) ?? [],
      lastTouch,
      quietDays: lastTouch && daysAgo(lastTouch, day),
      knownDays: daysAgo(new Date(client.created_at), day),
    }
  })
}

export function daysAgo(moment: Date, { now, zone }: Day): number {
  return daysBetween(toCalendarDate(moment, zone), toCalendarDate(now, zone))
}

function latest(
  interactions: readonly CallInteraction[],
  messages: readonly CallMessage[],
): Date | null {
  const moments = [
    ...interactions.map((interaction) => interactionMoment(interaction).getTime()),
    ...messages.map((message) => Date.parse(message.sent_at)),
  ]
  return moments.length === 0 ? null : new Date(Math.max(...moments))
}

function groupByClient<T extends { client_id: string | null }>(
  rows: readonly T[],
): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    if (row.client_id === null) continue
    const group = groups.get(row.client_id)
    if (group) group.push(row)
    else groups.set(row.client_id, [row])
  }
  return groups
}
