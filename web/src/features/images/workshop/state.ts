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
  /** Where it was fetched from, of a listing's pictures. */
  source: string | null
  step: keyof typeof STEP_LABELS
  problem: string | null
  /** Known once it was looked at. */
  size: Size | null
  thumbnail: string | null
  focus: Focus
}

export interface Outcome {
  /** One a picture and format: processing it again takes its place. */
  key: string
  /** Its place in the gallery: as the photographs stand, not as they were finished. */
  order: number
  /** The run that made it; later runs have higher numbers. */
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
  /** Which listing's pictures were asked for last, and how that goes. */
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

/** It lives as long as the page: who looks something up in another section finds the batch as it was. */
export const workshopState = createStore<Workshop>(EMPTY)
let isWatching = false

export function workshop(): Workshop {
  return workshopState.get()
}

export function change(news: Partial<Workshop>): void {
  workshopState.set({ ...workshop(), ...news })
}

export function openWorkshop(userId: string): void {
  watch()
  if (workshop().userId !== userId) change({ ...EMPTY, userId, options: readOptions() })
}

export function changePicture(id: string, news: Partial<Picture>): void {
  const { pictures } = workshop()
  const at = pictures.findIndex((each) => each.id === id)
  const picture = pictures[at]
  if (picture) change({ pictures: pictures.with(at, { ...picture, ...news }) })
}

export function changeOptions(news: Partial<Options>): void {
  const options = { ...workshop().options, ...news }
  writeOptions(options)
  change({ options })
}

/** Photographs of one person are not the next one's. */
function watch(): void {
  if (isWatching) return
  isWatching = true
  listenToSession(() => {
    if (currentSession()?.user.id !== workshop().userId) forget()
  })
}

/** Ends with the person whose photographs these are: what still runs then must not reach the next one. */
let owner = new AbortController()

export function ownerSignal(): AbortSignal {
  return owner.signal
}

function forget(): void {
  owner.abort()
  owner = new AbortController()
  for (const { thumbnail } of workshop().pictures) if (thumbnail) URL.revokeObjectURL(thumbnail)
  for (const { url } of workshop().gallery) URL.revokeObjectURL(url)
  change(EMPTY)
}

/** Agents publish to the same network most of the time. */
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
    // Full or forbidden: the choice holds until the page is left.
  }
}
