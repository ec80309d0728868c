import { ACTIONS, PLACES, type KeyAction, type NamedAction } from './shortcuts.ts'
import type { Target } from '../../lib/navigation.ts'

type Meaning = { go: Target } | { act: KeyAction } | 'begin' | undefined

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat'
>

const NAMED: Readonly<Record<string, NamedAction>> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  Escape: 'leave',
}

/** KEY-05: arrows and Escape write nothing, so they act whether single keys are on or not. */
export function readNamedKey(press: Press): NamedAction | undefined {
  const { key, ctrlKey, metaKey, altKey, isComposing, repeat } = press
  if (ctrlKey || metaKey || altKey || isComposing || (repeat && key === 'Escape')) return undefined
  return NAMED[key]
}

const REPEATED: ReadonlySet<KeyAction> = new Set(['next', 'previous'])

/** KEY-12: the written character counts, not the key's position on the keyboard, since '?' and '/' need Shift on Spanish keyboards. */
export function readKey(press: Press, isAfterG: boolean): Meaning {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing) return undefined
  const isLetter = press.key.toLowerCase() !== press.key.toUpperCase()
  const key = press.key.toLowerCase()
  // Shift with a letter is left to the browser and to screen readers; Caps Lock is not Shift.
  if (isLetter && press.shiftKey && key !== 'x') return undefined
  if (isAfterG) {
    const place = press.repeat ? undefined : PLACES.find(({ keys }) => keys === `g ${key}`)
    return place && { go: place.target }
  }
  if (key === 'g') return press.repeat ? undefined : 'begin'
  const found = ACTIONS.find(({ keys }) => keys === key)
  if (!found || (press.repeat && !REPEATED.has(found.action))) return undefined
  return { act: found.action }
}
