import { MAX_PHOTOS } from '@predio/domain/properties'
import { useEffect, useRef, useState } from 'react'
import { log } from '../../../lib/log.ts'
import { newId } from '../../../lib/new-id.ts'
import { RefusedFileError } from '../../../lib/pictures/refused-file-error.ts'
import { SendFailed } from '../../../lib/send-file.ts'
import { useLatest } from '../../../lib/use-latest.ts'
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts'
import { preparePhoto } from '../../listings/photos/prepare-photo.ts'
import { uploadPhoto } from '../../listings/photos/upload-photo.ts'
import { messages } from './photos-messages.ts'

export type UploadStep =
  | { kind: 'waiting' }
  | { kind: 'preparing' }
  | { kind: 'sending'; part: number }
  /** A photograph that a lost connection stopped can be tried again; a photograph that was refused cannot. */
  | { kind: 'failed'; problem: string; canRetry: boolean; isLost: boolean }

export interface PhotoUpload {
  id: string
  file: File
  preview: string | undefined
  step: UploadStep
}

interface UploadsOptions {
  listingId: string
  count: number
  onStored: (path: string) => void
}

/**
 * PHOTO-06: photographs are uploaded one after the other. A failed one waits until the person tries it again, and does not stop the
 * others; leaving the form cancels the rest.
 */
export function usePhotoUploads({ listingId, count, onStored }: UploadsOptions) {
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([])
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map())
  const queue = useRef<PhotoUpload[]>([])
  const running = useRef<{ id: string; control: AbortController }>(undefined)
  const stored = useLatest(onStored)
  const isBusy = uploads.some(({ step }) => step.kind !== 'failed')
  const failed = uploads.filter(({ step }) => step.kind === 'failed' && step.canRetry)
  const refused = uploads.filter(({ step }) => step.kind === 'failed' && !step.canRetry)
  useLeaveWarning(isBusy)
  useEffect(
    () => () => {
      queue.current = []
      running.current?.control.abort()
    },
    [],
  )
  useRevokedAtEnd([...previews.values(), ...uploads.flatMap(({ preview }) => preview ?? [])])

  function change(id: string, patch: Partial<PhotoUpload>): void {
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...patch } : each)))
  }

  function drop(id: string): void {
    setUploads((all) => all.filter((each) => each.id !== id))
  }

  async function send({ id, file }: PhotoUpload, signal: AbortSignal): Promise<void> {
    try {
      change(id, { step: { kind: 'preparing' } })
      const photo = await preparePhoto(file)
      signal.throwIfAborted()
      const preview = URL.createObjectURL(photo.small)
      change(id, { preview, step: { kind: 'sending', part: 0 } })
      const onProgress = (part: number) => change(id, { step: { kind: 'sending', part } })
      const path = await uploadPhoto(photo, { listingId, signal, onProgress })
      setPreviews((known) => new Map(known).set(path, preview))
      stored.current(path)
      drop(id)
    } catch (error) {
      if (!signal.aborted) change(id, { step: describeFailure(error, file.name) })
    }
  }

  async function work(): Promise<void> {
    if (running.current) return
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const control = new AbortController()
      running.current = { id: next.id, control }
      await send(next, control.signal)
      running.current = undefined
    }
  }

  function enqueue(added: readonly PhotoUpload[]): void {
    queue.current.push(...added)
    void work()
  }

  function retry(again: readonly PhotoUpload[]): void {
    for (const { id } of again) change(id, { step: { kind: 'waiting' } })
    enqueue(again)
  }

  const retryLost = useLatest(() =>
    retry(failed.filter(({ step }) => step.kind === 'failed' && step.isLost)),
  )
  useEffect(() => {
    const again = () => retryLost.current()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [retryLost])

  return {
    uploads,
    /** Refused photographs do not count. */
    taken: count + uploads.length - refused.length,
    failed,
    /** Small copies made on this device, so that photographs that were just stored need not be fetched. */
    previews,
    isBusy,
    add: (files: readonly File[]): number => {
      const room = Math.max(0, MAX_PHOTOS - count - uploads.length + refused.length)
      const added = files.slice(0, room).map(newUpload)
      setUploads((all) => [...all, ...added])
      enqueue(added)
      return files.length - added.length
    },
    retry,
    cancel: (id: string): void => {
      queue.current = queue.current.filter((each) => each.id !== id)
      if (running.current?.id === id) running.current.control.abort()
      drop(id)
    },
  }
}

function newUpload(file: File): PhotoUpload {
  return { id: newId(), file, preview: undefined, step: { kind: 'waiting' } }
}

/** A removed photograph may come back with a draft, so the object URLs are revoked only when the form closes. */
function useRevokedAtEnd(addresses: readonly string[]): void {
  const made = useRef(new Set<string>())
  useEffect(() => {
    for (const address of addresses) made.current.add(address)
  })
  useEffect(() => {
    const all = made.current
    return () => {
      for (const address of all) URL.revokeObjectURL(address)
    }
  }, [])
}

function describeFailure(error: unknown, name: string): UploadStep {
  if (error instanceof RefusedFileError) {
    return { kind: 'failed', problem: error.message, canRetry: false, isLost: false }
  }
  log.error('photograph not uploaded', error)
  const quota = error instanceof SendFailed ? error.quota : undefined
  return { kind: 'failed', problem: quota ?? messages.failed(name), canRetry: true, isLost: !quota }
}
