import { useEffect, useState } from 'react'
import { log } from '../../../lib/log.ts'
import { isLocked, openPdf, type OpenedPdf } from './open-pdf.ts'

type PdfState =
  | { kind: 'loading' }
  | { kind: 'ready'; pdf: OpenedPdf }
  | { kind: 'locked' }
  | { kind: 'failed' }

export function usePdf(file: Blob): PdfState {
  const [state, setState] = useState<PdfState>({ kind: 'loading' })
  useEffect(() => {
    let isGone = false
    let close: (() => void) | undefined
    async function open(): Promise<void> {
      try {
        const opened = await openPdf(file)
        if (isGone) return opened.close()
        close = opened.close
        setState({ kind: 'ready', pdf: opened.pdf })
      } catch (error) {
        if (isGone) return
        log.warn('PDF not shown', error)
        setState({ kind: isLocked(error) ? 'locked' : 'failed' })
      }
    }
    void open()
    return () => {
      isGone = true
      close?.()
    }
  }, [file])
  return state
}
