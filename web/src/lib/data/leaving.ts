import { createPersonalStore } from '../personal-store.ts'
import { useStore } from '../store.ts'

const leaving = createPersonalStore<ReadonlySet<string>>(new Set())

/** The ids of records whose deletion waits for its ten seconds (BULK-07): lists leave them out. */
export function leavingRecords(): ReadonlySet<string> {
  return leaving.get()
}

export function useLeaving(): ReadonlySet<string> {
  return useStore(leaving)
}

export function addLeaving(ids: readonly string[]): void {
  leaving.set(new Set([...leaving.get(), ...ids]))
}

export function dropLeaving(ids: readonly string[]): void {
  const dropped = new Set(ids)
  leaving.set(new Set([...leaving.get()].filter((id) => !dropped.has(id))))
}
