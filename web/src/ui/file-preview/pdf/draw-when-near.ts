import { log } from '../../../lib/log.ts'
import { drawPage, type DrawnPage } from './draw-page.ts'
import type { OpenedPdf } from './open-pdf.ts'

/** Pages are drawn this far before they become visible, so that scrolling shows no blank pages. */
const AHEAD = '800px'

export function drawWhenNear(
  pdf: OpenedPdf,
  number: number,
  canvas: HTMLCanvasElement,
  onDrawn: (drawn: DrawnPage) => void,
): () => void {
  const abort = new AbortController()
  async function draw(): Promise<void> {
    try {
      const drawn = await drawPage(pdf, number, canvas, abort.signal)
      if (drawn && !abort.signal.aborted) onDrawn(drawn)
    } catch (error) {
      if (!abort.signal.aborted) log.warn('page not drawn', error)
    }
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      void draw()
    },
    { rootMargin: AHEAD },
  )
  observer.observe(canvas)
  return () => {
    observer.disconnect()
    abort.abort()
  }
}
