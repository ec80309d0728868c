import { useRef, useState } from 'react'

/** Which records of a list are chosen, by id (BULK-01). */
export interface Selection {
  isOn: boolean
  ids: ReadonlySet<string>
  start: () => void
  stop: () => void
  clear: () => void
  /** All of these and no others. */
  set: (ids: readonly string[]) => void
  /** `listed` are the records as they stand in the list; with `isRange` all from the one that was pressed last. */
  press: (id: string, listed: readonly string[], isRange: boolean) => void
}

const NOTHING: ReadonlySet<string> = new Set()

export function useSelection(): Selection {
  const [isOn, setOn] = useState(false)
  const [ids, setIds] = useState(NOTHING)
  const last = useRef<string>(undefined)
  return {
    isOn,
    ids,
    start: () => setOn(true),
    stop: () => {
      setOn(false)
      setIds(NOTHING)
      last.current = undefined
    },
    clear: () => setIds(NOTHING),
    set: (all) => setIds(new Set(all)),
    press: (id, listed, isRange) => {
      setIds((before) => pressed(before, id, isRange ? between(listed, last.current, id) : [id]))
      last.current = id
    },
  }
}

/** The pressed record says whether the whole range is chosen or left. */
export function pressed<Id>(
  before: ReadonlySet<Id>,
  id: Id,
  range: readonly Id[],
): ReadonlySet<Id> {
  const next = new Set(before)
  for (const each of range) {
    if (before.has(id)) next.delete(each)
    else next.add(each)
  }
  return next
}

export function between<Id>(listed: readonly Id[], from: Id | undefined, to: Id): readonly Id[] {
  const [one, other] = [listed.indexOf(from ?? to), listed.indexOf(to)]
  if (one === -1 || other === -1) return [to]
  return listed.slice(Math.min(one, other), Math.max(one, other) + 1)
}
