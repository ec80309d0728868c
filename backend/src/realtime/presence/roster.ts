import type { PresenceEntry } from '../cluster/messages.ts'

export interface RosterEntry extends PresenceEntry {
  room: string
  process: string
}

export class Roster {
  readonly #byRoom = new Map<string, Map<string, RosterEntry>>()

  add(entry: RosterEntry): void {
    const entries = this.#byRoom.get(entry.room)
    if (entries) entries.set(entry.ref, entry)
    else this.#byRoom.set(entry.room, new Map([[entry.ref, entry]]))
  }

  remove(room: string, ref: string): RosterEntry | undefined {
    const entries = this.#byRoom.get(room)
    const entry = entries?.get(ref)
    entries?.delete(ref)
    if (entries?.size === 0) this.#byRoom.delete(room)
    return entry
  }

  in(room: string): RosterEntry[] {
    return [...(this.#byRoom.get(room)?.values() ?? [])]
  }

  size(room: string): number {
    return this.#byRoom.get(room)?.size ?? 0
  }

  of(process: string): RosterEntry[] {
    return [...this.#byRoom.values()].flatMap((entries) =>
      [...entries.values()].filter((entry) => entry.process === process),
    )
  }
}
