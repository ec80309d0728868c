import { useEffect, useRef, useState } from 'react'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts'
import { storeDocument, type NewUpload } from './api/store-document.ts'
import { changed } from '../../../lib/data/changed.ts'

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; part: number }
  | { kind: 'failed'; error: unknown }
  | { kind: 'cancelled' }

/** DOC-18: one upload runs at a time; leaving the screen cancels it. */
export function useUpload(onDone: () => void) {
  const { id: userId } = useUser()
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  const isSending = state.kind === 'sending'

  useEffect(() => () => running.current?.abort(), [])
  useLeaveWarning(isSending)

  async function start(upload: Omit<NewUpload, 'userId'>): Promise<void> {
    if (running.current) return
    const control = new AbortController()
    running.current = control
    setState({ kind: 'sending', part: 0 })
    try {
      await storeDocument(
        { ...upload, userId },
        { signal: control.signal, onProgress: (part) => setState({ kind: 'sending', part }) },
      )
      await changed('documents', 'document_versions', 'document_history')
      onDone()
    } catch (error) {
      if (control.signal.aborted) return setState({ kind: 'cancelled' })
      log.error('document not uploaded', error)
      setState({ kind: 'failed', error })
    } finally {
      running.current = undefined
    }
  }

  return { state, start, cancel: () => running.current?.abort() }
}
