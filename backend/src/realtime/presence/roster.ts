import type { PresenceEntry } from '../cluster/messages.ts'

export interface RosterEntry extends PresenceEntry {
  topic: string
  /** The process whose client it is. */
  process: string
}

/** Who is on which topic, in every process. */
export class Roster {
  readonly #byTopic = new Map<string, Map<string, RosterEntry>>()

  add(entry: RosterEntry): void {
    const entries = this.#byTopic.get(entry.topic)
    if (entries) entries.set(entry.ref, entry)
    else this.#byTopic.set(entry.topic, new Map([[entry.ref, entry]]))
  }

  /** What was removed, so that others can be told. */
  remove(topic: string, ref: string): RosterEntry | undefined {
    const entries = this.#byTopic.get(topic)
    const entry = entries?.get(ref)
    entries?.delete(ref)
    if (entries?.size === 0) this.#byTopic.delete(topic)
    return entry
  }

  on(topic: string): RosterEntry[] {
    return [...(this.#byTopic.get(topic)?.values() ?? [])]
  }

  size(topic: string): number {
    return this.#byTopic.get(topic)?.size ?? 0
  }

  of(process: string): RosterEntry[] {
    return [...this.#byTopic.values()].flatMap((entries) =>
      [...entries.values()].filter((entry) => entry.process === process),
    )
  }
}
