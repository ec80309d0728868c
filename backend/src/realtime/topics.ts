import type { Channel } from './channel/channel.ts'

/** Which channels of this process are on which topic. */
export class Topics {
  readonly #channels = new Map<string, Set<Channel>>()

  add(channel: Channel): void {
    const others = this.#channels.get(channel.topic)
    if (others) others.add(channel)
    else this.#channels.set(channel.topic, new Set([channel]))
  }

  remove(channel: Channel): void {
    const channels = this.#channels.get(channel.topic)
    channels?.delete(channel)
    if (channels?.size === 0) this.#channels.delete(channel.topic)
  }

  on(topic: string): Iterable<Channel> {
    return this.#channels.get(topic) ?? []
  }
}
