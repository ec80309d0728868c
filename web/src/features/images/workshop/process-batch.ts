import { checkBatch, outputName, uniqueNames } from '@predio/domain/images'
import { log } from '../../../lib/log.ts'
import { mapBounded } from '../../../lib/map-bounded.ts'
import { toast } from '../../../ui/toast.ts'
import { uploadProcessed } from '../api/upload-processed.ts'
import type { KeyedBlob, Look, Stage } from '../engine/jobs.ts'
import { messages } from '../messages.ts'
import { toLook } from '../options.ts'
import { batchPool } from './engines.ts'
import { addOutcome, changeOutcome } from './gallery.ts'
import {
  changeWorkshop,
  changePicture,
  ownerSignal,
  workshop,
  type Outcome,
  type Picture,
} from './state.ts'

/** More pictures than workers, so that some upload while others are rendered. */
const MAX_CONCURRENT = 6

const STEPS = {
  started: 'reading',
  decoded: 'drawing',
  drawn: 'uploading',
} as const satisfies Record<Stage, Picture['step']>

let current: AbortController | undefined

/** IMG-31: stops rendering and starts no waiting picture; uploads that have started still finish. */
export function cancelBatch(): void {
  current?.abort()
  const { run, pictures } = workshop()
  for (const { id, step } of pictures) if (step === 'waiting') changePicture(id, { step: 'ready' })
  if (run) changeWorkshop({ run: { ...run, isStopping: true } })
}

/** IMG-31: finished pictures stay when others fail. */
export async function processBatch(logo: KeyedBlob | null): Promise<void> {
  const { run, pictures, options } = workshop()
  const ready = pictures.filter(({ step }) => step !== 'checking')
  const problem = checkBatch({ images: ready.length, hasLogo: logo !== null })
  if (problem !== null || logo === null) return toast.error(problem ?? messages.nothingToProcess)
  if (run) return

  const ownerGone = ownerSignal()
  const controller = new AbortController()
  current = controller
  changeWorkshop({ run: { done: 0, total: ready.length, isStopping: false } })
  for (const { id } of ready) changePicture(id, { step: 'waiting', problem: null })
  const name = nameOutcomes(ready)
  // Options that change while the batch runs apply to the next one.
  const order = {
    logo,
    look: toLook(options),
    signal: AbortSignal.any([controller.signal, ownerGone]),
  }
  const results = await mapBounded(ready, MAX_CONCURRENT, (picture) =>
    processOne(picture, name(picture), order),
  )
  if (ownerGone.aborted) return
  changeWorkshop({ run: null })
  if (controller.signal.aborted) toast.success(messages.cancelled)
  else if (results.every(Boolean)) toast.success(messages.processed)
  else toast.error(messages.processFailed)
}

async function processOne(
  { id, name, file, focus }: Picture,
  outcome: Pick<Outcome, 'key' | 'order' | 'batch' | 'name'>,
  { logo, look, signal }: { logo: KeyedBlob; look: Look; signal: AbortSignal },
): Promise<boolean> {
  try {
    const rendered = await batchPool().run(
      { kind: 'render', file: { key: id, blob: file }, logo, look, focus },
      { signal, onStage: (stage) => changePicture(id, { step: STEPS[stage] }) },
    )
    signal.throwIfAborted()
    addOutcome({ ...outcome, ...rendered })
  } catch (error) {
    if (signal.aborted) changePicture(id, { step: 'ready' })
    else fail(id, name, error)
    return false
  }
  const ownerGone = ownerSignal()
  const isStored = await storeOutcome(outcome.key)
  if (ownerGone.aborted) return false
  changePicture(id, { step: 'done' })
  const { run } = workshop()
  if (run) changeWorkshop({ run: { ...run, done: run.done + 1 } })
  return isStored
}

function fail(id: string, name: string, error: unknown): void {
  log.error('picture not processed', error)
  changePicture(id, { step: 'failed', problem: messages.pictureFailed(name) })
}

/** IMG-33: tries again to store a picture whose upload failed. */
export async function storeOutcome(key: string): Promise<boolean> {
  const outcome = workshop().gallery.find((each) => each.key === key)
  if (!outcome) return false
  changeOutcome(key, { upload: { state: 'running' } })
  try {
    const publicUrl = await uploadProcessed(outcome.name, outcome.blob)
    changeOutcome(key, { upload: { state: 'done', publicUrl } })
    return true
  } catch (error) {
    log.error('picture not stored', error)
    changeOutcome(key, { upload: { state: 'failed' } })
    return false
  }
}

/** IMG-32: names are unique in the gallery, so that downloads do not overwrite each other. */
function nameOutcomes(pictures: readonly Picture[]) {
  const { gallery, options } = workshop()
  const { platform, type } = options
  const keyOf = ({ id }: Picture) => `${id}.${platform}.${type}`
  const keys = new Set(pictures.map(keyOf))
  const taken = gallery.filter(({ key }) => !keys.has(key)).map(({ name }) => name)
  const wanted = pictures.map(({ name }) => outputName(name, platform, type))
  const names = uniqueNames([...taken, ...wanted]).slice(taken.length)
  const first = (gallery.at(-1)?.order ?? 0) + 1
  const batch = Math.max(0, ...gallery.map((outcome) => outcome.batch)) + 1
  const places = new Map(pictures.map(({ id }, index) => [id, index]))
  return (picture: Picture) => {
    const place = places.get(picture.id) ?? 0
    return { key: keyOf(picture), order: first + place, batch, name: names[place] ?? '' }
  }
}
