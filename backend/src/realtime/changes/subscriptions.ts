import type { Channel } from '../channel/channel.ts'
import type { Person } from '../channel/person.ts'
import { tableKey } from './published-table.ts'
import type { TableBinding } from './resolve-bindings.ts'

export interface Subscription {
  channel: Channel
  person: Person
  bindings: TableBinding[]
}

const ANYBODY = '*'

type People = Map<string, Set<Subscription>>

/**
 * Subscriptions are grouped by person, so that a row is read once for each person. People who can see only their own rows are found by the
 * row's owner, so that a change costs the same however many agents are online.
 */
export class Subscriptions {
  readonly #byTable = new Map<string, Map<string, People>>()
  readonly #byChannel = new Map<Channel, Subscription>()

  add(subscription: Subscription): void {
    this.#byChannel.set(subscription.channel, subscription)
    for (const table of tablesOf(subscription)) {
      const owners = getOrCreate(this.#byTable, table, () => new Map<string, People>())
      const people = getOrCreate(owners, heardOwner(subscription, table), (): People => new Map())
      getOrCreate(people, subscription.person.key, () => new Set()).add(subscription)
    }
  }

  remove(channel: Channel): void {
    const subscription = this.#byChannel.get(channel)
    if (!subscription) return
    this.#byChannel.delete(channel)
    for (const table of tablesOf(subscription)) {
      const owner = heardOwner(subscription, table)
      const owners = this.#byTable.get(table)
      const people = owners?.get(owner)
      const own = people?.get(subscription.person.key)
      own?.delete(subscription)
      if (own?.size === 0) people?.delete(subscription.person.key)
      if (people?.size === 0) owners?.delete(owner)
      if (owners?.size === 0) this.#byTable.delete(table)
    }
  }

  all(): Subscription[] {
    return [...this.#byChannel.values()].filter(({ bindings }) => bindings.length > 0)
  }

  ofChannel(channel: Channel): Subscription | undefined {
    return this.#byChannel.get(channel)
  }

  *of(
    table: { schema: string; name: string },
    owner: string | undefined,
  ): Iterable<Set<Subscription>> {
    const owners = this.#byTable.get(tableKey(table))
    for (const heard of owner === undefined ? [ANYBODY] : [ANYBODY, owner])
      yield* owners?.get(heard)?.values() ?? []
  }
}

function heardOwner({ person, bindings }: Subscription, table: string): string {
  const isOwnOnly =
    person.role !== 'service_role' &&
    bindings.every(({ of }) => of.isOwnerOnly || tableKey(of) !== table)
  return isOwnOnly ? (person.subject?.toLowerCase() ?? '') : ANYBODY
}

function tablesOf(subscription: Subscription): Set<string> {
  return new Set(subscription.bindings.map((binding) => tableKey(binding.of)))
}

function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const created = create()
  map.set(key, created)
  return created
}
