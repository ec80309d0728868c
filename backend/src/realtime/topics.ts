import type { Channel } from './channel/channel.ts'
import type { Person } from './channel/person.ts'
import type { Limits } from './limits.ts'
import type { Connection } from './socket/connection.ts'

export class Topics {
  readonly #byRoom = new Map<string, Set<Channel>>()
  readonly #byConnection = new Map<Connection, Map<string, Channel>>()
  readonly #counts = new Map<string, number>()
  readonly #limits: Limits
  readonly #limitAddresses: boolean
  #size = 0

  constructor(limits: Limits, limitAddresses: boolean) {
    this.#limits = limits
    this.#limitAddresses = limitAddresses
  }

  hasRoomFor(connection: Connection, person: Person): boolean {
    const { channelsPerSocket, channelsPerAddress, channelsPerProcess } = this.#limits
    return (
      this.of(connection).size < channelsPerSocket &&
      this.#size < channelsPerProcess &&
      (!this.#limitAddresses || this.#count(addressName(connection)) < channelsPerAddress) &&
      this.mayBecome(person)
    )
  }

  mayBecome(person: Person): boolean {
    const name = personName(person)
    return name === undefined || this.#count(name) < this.#limits.channelsPerPerson
  }

  add(channel: Channel): void {
    const others = this.#byRoom.get(channel.room)
    if (others) others.add(channel)
    else this.#byRoom.set(channel.room, new Set([channel]))
    const own = this.#byConnection.get(channel.connection)
    if (own) own.set(channel.topic, channel)
    else this.#byConnection.set(channel.connection, new Map([[channel.topic, channel]]))
    this.#size++
    this.#add(addressName(channel.connection), 1)
    this.#add(personName(channel.person), 1)
  }

  remove(channel: Channel): void {
    const channels = this.#byRoom.get(channel.room)
    if (!channels?.delete(channel)) return
    if (channels.size === 0) this.#byRoom.delete(channel.room)
    const own = this.#byConnection.get(channel.connection)
    if (own?.get(channel.topic) === channel) own.delete(channel.topic)
    if (own?.size === 0) this.#byConnection.delete(channel.connection)
    this.#size--
    this.#add(addressName(channel.connection), -1)
    this.#add(personName(channel.person), -1)
  }

  changePerson(channel: Channel, person: Person): void {
    this.#add(personName(channel.person), -1)
    channel.person = person
    this.#add(personName(person), 1)
  }

  get size(): number {
    let count = 0
    for (const own of this.#byConnection.values()) count += own.size
    return count
  }

  in(room: string): Iterable<Channel> {
    return this.#byRoom.get(room) ?? []
  }

  sizeOf(room: string): number {
    return this.#byRoom.get(room)?.size ?? 0
  }

  *all(): Iterable<Channel> {
    for (const channels of this.#byRoom.values()) yield* channels
  }

  /** Returns the connection's channels by topic; a connection has at most one channel on each topic. */
  of(connection: Connection): ReadonlyMap<string, Channel> {
    return this.#byConnection.get(connection) ?? NONE
  }

  #count(name: string): number {
    return this.#counts.get(name) ?? 0
  }

  #add(name: string | undefined, more: number): void {
    if (name === undefined) return
    const count = this.#count(name) + more
    if (count > 0) this.#counts.set(name, count)
    else this.#counts.delete(name)
  }
}

const NONE: ReadonlyMap<string, Channel> = new Map()

function addressName({ address }: Connection): string {
  return `address ${address}`
}

/** People without an account are counted by network address instead. */
function personName({ subject }: Person): string | undefined {
  return subject === undefined ? undefined : `person ${subject}`
}
