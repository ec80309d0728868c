import type { View } from '@predio/domain/views'
import { useEffect, useEffectEvent, useState } from 'react'
import { useEntryKey } from '../../lib/navigation.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { textIn, withCondition } from './conditions.ts'

/** The text of every list's search. */
const TEXT = 'texto'

/** More than anybody types while an address changes. */
const MAX_RECENT = 50

/**
 * The text of a search field beside the view: the view gets it when the typing rests, so that not every key is an address, or when it
 * is asked for.
 */
export function useViewText(
  view: View,
  change: (view: View) => void,
): [text: string, type: (text: string) => void, applyNow: () => void] {
  const applied = textIn(view, TEXT)
  const [typed, setTyped] = useState(applied)
  const [seen, setSeen] = useState(applied)
  // What was typed since a text last came back from the address: by then the person may have typed on.
  const [recent, setRecent] = useState<readonly string[]>([])
  const settled = useSettled(typed)
  if (seen !== applied) {
    const own = recent.lastIndexOf(applied)
    const isOwn = own !== -1
    setSeen(applied)
    setRecent(isOwn ? recent.slice(own + 1) : [])
    // Another view brings its own text along.
    if (!isOwn) setTyped(applied)
  }

  function apply(text: string): void {
    if (text !== applied) {
      change(withCondition(view, TEXT, text === '' ? undefined : { field: TEXT, is: 'says', text }))
    }
  }
  const applyAtRest = useEffectEvent(apply)
  const place = useEntryKey()
  useEffect(() => {
    // A value that is settling belongs to what was typed before.
    if (settled === typed) applyAtRest(settled.trim())
    // Once more at another place: a list that is being left, or is behind the dialog of a record, takes no address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled, typed, place])

  function type(text: string): void {
    setTyped(text)
    setRecent([...recent.slice(1 - MAX_RECENT), text.trim()])
  }
  return [typed, type, () => apply(typed.trim())]
}
