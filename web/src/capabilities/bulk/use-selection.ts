import { useCallback, useRef, useState } from 'react'

/** BULK-01: the chosen records are stored by their ids. */
export interface Selection {
  isOn: boolean
  ids: ReadonlySet<string>
  /** The view whose records were all chosen together; more records may match it since then. */
  wholeView: string | undefined
  isReading: boolean
  start: () => void
  stop: () => void
  clear: () => void
  chooseAll: (view: string, read: () => Promise<readonly string[]>) => Promise<void>
  openView: (view: string) => void
  press: (id: string, listed: readonly string[], isRange: boolean) => void
}

interface Chosen {
  ids: ReadonlySet<string>
  wholeView?: string
}

const NOTHING: Chosen = { ids: new Set() }

export function useSelection(): Selection {
  const [isOn, setOn] = useState(false)
  const [{ ids, wholeView }, setChosen] = useState(NOTHING)
  const last = useRef<string>(undefined)
  const { isReading, read, cancelReading, openView } = useReading()

  function choose(next: Chosen | ((before: Chosen) => Chosen)): void {
    cancelReading()
    setChosen(next)
  }

  return {
    isOn,
    ids,
    wholeView,
    isReading,
    start: () => setOn(true),
    stop: () => {
      setOn(false)
      choose(NOTHING)
      last.current = undefined
    },
    clear: () => choose(NOTHING),
    chooseAll: (view, readIds) =>
      read(view, readIds, (all) => setChosen({ ids: new Set(all), wholeView: view })),
    openView,
    press: (id, listed, isRange) => {
      const range = isRange ? between(listed, last.current, id) : [id]
      choose((before) => ({ ids: pressed(before.ids, id, range) }))
      last.current = id
    },
  }
}

/** The result of a cancelled read is ignored, and so is its failure. */
function useReading() {
  const [isReading, setReading] = useState(false)
  const current = useRef<{ view: string }>(undefined)

  const cancelReading = useCallback(() => {
    current.current = undefined
    setReading(false)
  }, [])

  const openView = useCallback(
    (view: string) => {
      if (current.current && current.current.view !== view) cancelReading()
    },
    [cancelReading],
  )

  async function read<Answer>(
    view: string,
    ask: () => Promise<Answer>,
    onAnswer: (answer: Answer) => void,
  ): Promise<void> {
    const mine = { view }
    current.current = mine
    setReading(true)
    try {
      const answer = await ask()
      if (current.current === mine) onAnswer(answer)
    } catch (error) {
      if (current.current === mine) throw error
    } finally {
      if (current.current === mine) cancelReading()
    }
  }

  return { isReading, read, cancelReading, openView }
}

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
