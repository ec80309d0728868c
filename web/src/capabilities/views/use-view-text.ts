import type { View } from '@predio/domain/views'
import { useEffect, useEffectEvent, useState } from 'react'
import { useHistoryKey } from '../../lib/navigation.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { textIn, withCondition } from './conditions.ts'

const TEXT = 'texto'

const MAX_RECENT = 50

/** The typed text enters the view when the person stops typing, so that not every key changes the address. */
export function useViewText(
  view: View,
  change: (view: View) => void,
): [text: string, type: (text: string) => void, applyNow: () => void] {
  const applied = textIn(view, TEXT)
  const [typed, setTyped] = useState(applied)
  const [seen, setSeen] = useState(applied)
  // Texts that were recently written to the address. When one comes back, the person may have typed on, so it is ignored.
  const [recent, setRecent] = useState<readonly string[]>([])
  const settled = useSettled(typed)
  if (seen !== applied) {
    const own = recent.lastIndexOf(applied)
    const isOwn = own !== -1
    setSeen(applied)
    setRecent(isOwn ? recent.slice(own + 1) : [])
    if (!isOwn) setTyped(applied)
  }

  function apply(text: string): void {
    if (text !== applied) {
      change(withCondition(view, TEXT, text === '' ? undefined : { field: TEXT, is: 'says', text }))
    }
  }
  const applyAtRest = useEffectEvent(apply)
  const place = useHistoryKey()
  useEffect(() => {
    if (settled === typed) applyAtRest(settled.trim())
    // The effect also depends on the place, because a list behind a dialog must not change the address until the dialog is closed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled, typed, place])

  function type(text: string): void {
    setTyped(text)
    setRecent([...recent.slice(1 - MAX_RECENT), text.trim()])
  }
  return [typed, type, () => apply(typed.trim())]
}
