import { ACTIONS, PLACES, type KeyAction } from './shortcuts.ts'
import type { Target } from '../../lib/navigation.ts'

/** What a press means; `begin` waits for the second key. */
type Meaning = { go: Target } | { act: KeyAction } | 'begin' | undefined

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat'
>

/** Held down, only these go on. */
const REPEATED: ReadonlySet<KeyAction> = new Set(['next', 'previous'])

/** KEY-01: the meaning of a press, by what the key writes and not by where it lies: '?' and '/' need Shift on Spanish keyboards. */
export function readKey(press: Press, isAfterG: boolean): Meaning {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing) return undefined
  const isLetter = press.key.toLowerCase() !== press.key.toUpperCase()
  // Shift and a letter is left to the browser and to screen readers; Caps Lock is not Shift.
  if (isLetter && press.shiftKey) return undefined
  const key = press.key.toLowerCase()
  if (isAfterG) {
    const place = press.repeat ? undefined : PLACES.find(({ keys }) => keys === `g ${key}`)
    return place && { go: place.target }
  }
  if (key === 'g') return press.repeat ? undefined : 'begin'
  const found = ACTIONS.find(({ keys }) => keys === key)
  if (!found || (press.repeat && !REPEATED.has(found.action))) return undefined
  return { act: found.action }
}
