import { createElement, type ComponentType, type ReactElement } from 'react'

/** What opens in the frame: a section or a place. */
export interface Destination {
  label: string
  /** Its own chunk, asked for when the person comes near. */
  load: () => Promise<{ Screen: ComponentType }>
}

interface Entry {
  promise: Promise<ReactElement>
  /** Known once the chunk is here: then the section opens without a skeleton. */
  screen?: ReactElement
  hasFailed?: boolean
}

/** The code of a screen did not arrive, as against code that arrived and failed. */
export class ScreenNotLoaded extends Error {
  override name = 'ScreenNotLoaded'
}

const entries = new WeakMap<Destination, Entry>()

/** A failure stays until it is forgotten on purpose, or a screen that cannot load would ask for its code forever. */
export function screenOf(to: Destination): Entry {
  const known = entries.get(to)
  if (known) return known
  const entry: Entry = { promise: load(to, (news) => Object.assign(entry, news)) }
  entries.set(to, entry)
  return entry
}

/** The person comes near. If it fails now, it is asked for again when they enter. */
export function prefetchScreen(to: Destination): void {
  forgetFailure(to)
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
    throw new ScreenNotLoaded(`${to.label} did not load`, { cause })
  }
}
