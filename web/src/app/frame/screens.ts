import { createElement, type ComponentType, type ReactElement } from 'react'
import { CodeNotLoaded, forgetLostParts } from '../../lib/lazy.ts'

export interface Destination {
  label: string
  load: () => Promise<{ Screen: ComponentType }>
}

interface Entry {
  promise: Promise<ReactElement>
  screen?: ReactElement
  hasFailed?: boolean
}

const entries = new WeakMap<Destination, Entry>()

/** The failure is remembered, because a screen that cannot load would otherwise request its code forever. */
export function screenOf(to: Destination): Entry {
  const known = entries.get(to)
  if (known) return known
  const entry: Entry = { promise: load(to, (news) => Object.assign(entry, news)) }
  entries.set(to, entry)
  return entry
}

/** A failed prefetch is ignored; the screen loads its code again when it opens. */
export function prefetchScreen(to: Destination): void {
  forgetFailure(to)
  forgetLostParts()
  screenOf(to).promise.catch(() => undefined)
}

export function forgetFailure(to: Destination): void {
  if (entries.get(to)?.hasFailed) entries.delete(to)
}

async function load(
  to: Destination,
  note: (news: Pick<Entry, 'screen' | 'hasFailed'>) => void,
): Promise<ReactElement> {
  try {
    const { Screen } = await to.load()
    const screen = createElement(Screen)
    note({ screen })
    return screen
  } catch (cause) {
    note({ hasFailed: true })
    throw new CodeNotLoaded(`${to.label} did not load`, { cause })
  }
}
