import type { Channel } from '../channel/channel.ts'
import type { Person } from '../channel/person.ts'
import { tableKey } from './published-table.ts'
import type { TableBinding } from './resolve-bindings.ts'

/** A channel’s request to hear of changes, in somebody's name. A refreshed token makes a new one. */
export interface Subscription {
  channel: Channel
  person: Person
  bindings: TableBinding[]
}

/** Who listens to which table, people together: a row is read once for each of them. */
export class Subscriptions {
  readonly #byTable = new Map<string, Map<string, Set<Subscription>>>()
  readonly #byChannel = new Map<Channel, Subscription>()

  /** A channel has one at most: what it had before is to be removed first. */
  add(subscription: Subscription): void {
    this.#byChannel.set(subscription.channel, subscription)
    for (const table of tablesOf(subscription)) {
      const people = this.#byTable.get(table) ?? new Map<string, Set<Subscription>>()
      const own = people.get(subscription.person.key) ?? new Set()
      this.#byTable.set(table, people.set(subscription.person.key, own.add(subscription)))
    }
  }

  remove(channel: Channel): void {
    const subscription = this.#byChannel.get(channel)
    if (!subscription) return
    this.#byChannel.delete(channel)
    for (const table of tablesOf(subscription)) {
      const people = this.#byTable.get(table)
      const own = people?.get(subscription.person.key)
      own?.delete(subscription)
      if (own?.size === 0) people?.delete(subscription.person.key)
      if (people?.size === 0) this.#byTable.delete(table)
    }
  }

  /** Those that listen to a table. */
  all(): Subscription[] {
    return [...this.#byChannel.values()].filter(({ bindings }) => bindings.length > 0)
  }

  ofChannel(channel: Channel): Subscription | undefined {
    return this.#byChannel.get(channel)
  }

  of(table: { schema: string; name: string }): Iterable<Set<Subscription>> {
    return this.#byTable.get(tableKey(table))?.values() ?? []
  }
}

function tablesOf(subscription: Subscription): Set<string> {
  return new Set(subscription.bindings.map((binding) => tableKey(binding.of)))
}
