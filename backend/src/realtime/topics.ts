import type { Channel } from './channel/channel.ts'
import type { Connection } from './socket/connection.ts'

/** Which channels of this process are in which room, and which are a connection's. */
export class Topics {
  readonly #byRoom = new Map<string, Set<Channel>>()
  readonly #byConnection = new Map<Connection, Map<string, Channel>>()

  add(channel: Channel): void {
    const others = this.#byRoom.get(channel.room)
    if (others) others.add(channel)
    else this.#byRoom.set(channel.room, new Set([channel]))
    const own = this.#byConnection.get(channel.connection)
    if (own) own.set(channel.topic, channel)
    else this.#byConnection.set(channel.connection, new Map([[channel.topic, channel]]))
  }

  remove(channel: Channel): void {
    const channels = this.#byRoom.get(channel.room)
    channels?.delete(channel)
    if (channels?.size === 0) this.#byRoom.delete(channel.room)
    const own = this.#byConnection.get(channel.connection)
    if (own?.get(channel.topic) === channel) own.delete(channel.topic)
    if (own?.size === 0) this.#byConnection.delete(channel.connection)
  }

  in(room: string): Iterable<Channel> {
    return this.#byRoom.get(room) ?? []
  }

  /** By topic: a connection has one channel on each at most. */
  of(connection: Connection): ReadonlyMap<string, Channel> {
    return this.#byConnection.get(connection) ?? NONE
  }
}

const NONE: ReadonlyMap<string, Channel> = new Map()
