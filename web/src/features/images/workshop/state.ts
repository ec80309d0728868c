import type { Focus, Size } from '@predio/domain/images'
import { currentSession, listenToSession } from '../../../lib/session/index.ts'
import { createStore } from '../../../lib/store.ts'
import type { STEP_LABELS } from '../messages.ts'
import { DEFAULT_OPTIONS, type Options, parseOptions } from '../options.ts'

const KEY = 'predio.images'

export interface Picture {
  id: string
  name: string
  file: Blob
  source: string | null
  step: keyof typeof STEP_LABELS
  problem: string | null
  size: Size | null
  thumbnail: string | null
  focus: Focus
}

export interface Outcome {
  key: string
  /** Position among the photographs, since pictures finish in another order. */
  order: number
  batch: number
  name: string
  blob: Blob
  url: string
  size: Size
  upload: { state: 'running' | 'failed' } | { state: 'done'; publicUrl: string }
}

export interface Workshop {
  userId: string | null
  pictures: readonly Picture[]
  selectedId: string | null
  options: Options
  run: { done: number; total: number; isStopping: boolean } | null
  gallery: readonly Outcome[]
  listing: { entry: string; state: 'fetching' | 'done'; missing: readonly string[] } | null
}

const EMPTY: Workshop = {
  userId: null,
  pictures: [],
  selectedId: null,
  options: DEFAULT_OPTIONS,
  run: null,
  gallery: [],
  listing: null,
}

/** IMG-38: the state lies outside React, so that the batch survives a visit to another section. */
export const workshopState = createStore<Workshop>(EMPTY)
let isWatchingSession = false

export function workshop(): Workshop {
  return workshopState.get()
}

export function changeWorkshop(patch: Partial<Workshop>): void {
  workshopState.set({ ...workshop(), ...patch })
}

export function openWorkshop(userId: string): void {
  watchSession()
  if (workshop().userId !== userId) changeWorkshop({ ...EMPTY, userId, options: readOptions() })
}

export function changePicture(id: string, patch: Partial<Picture>): void {
  const { pictures } = workshop()
  const at = pictures.findIndex((each) => each.id === id)
  const picture = pictures[at]
  if (picture) changeWorkshop({ pictures: pictures.with(at, { ...picture, ...patch }) })
}

export function changeOptions(patch: Partial<Options>): void {
  const options = { ...workshop().options, ...patch }
  writeOptions(options)
  changeWorkshop({ options })
}

function watchSession(): void {
  if (isWatchingSession) return
  isWatchingSession = true
  listenToSession(() => {
    if (currentSession()?.user.id !== workshop().userId) clearWorkshop()
  })
}

/** Aborted when another person signs in, who must not see the results of running work. */
let owner = new AbortController()

export function ownerSignal(): AbortSignal {
  return owner.signal
}

function clearWorkshop(): void {
  owner.abort()
  owner = new AbortController()
  for (const { thumbnail } of workshop().pictures) if (thumbnail) URL.revokeObjectURL(thumbnail)
  for (const { url } of workshop().gallery) URL.revokeObjectURL(url)
  changeWorkshop(EMPTY)
}

/** IMG-34: the options of the last visit are restored, because agents mostly publish to the same network. */
function readOptions(): Options {
  try {
    return parseOptions(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return parseOptions(null)
  }
}

function writeOptions(options: Options): void {
  const { platform, type, fit, quality, opacity, position } = options
  const stored = { platform, type, fit, quality, opacity, position }
  try {
    localStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // Without storage the options last until the page is closed.
  }
}
