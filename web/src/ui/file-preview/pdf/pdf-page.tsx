import { useEffect, useRef, useState } from 'react'
import { log } from '../../../lib/log.ts'
import { messages } from '../messages.ts'
import { drawPage } from './draw-page.ts'
import type { OpenedPdf } from './open-pdf.ts'

/** Of a letter page, until the page says its own. */
const USUAL_SHAPE = '17 / 22'
/** Drawn before it is seen, so that scrolling meets pages and not blanks. */
const AHEAD = '800px'

interface PdfPageProps {
  pdf: OpenedPdf
  number: number
}

/** Drawn when it comes near; its words are there for a screen reader too. */
export function PdfPage({ pdf, number }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNear, setNear] = useState(false)
  const [text, setText] = useState('')
  const [shape, setShape] = useState(USUAL_SHAPE)

  useEffect(() => {
    if (!canvas.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    )
    observer.observe(canvas.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const target = canvas.current
    if (!isNear || !target) return
    const abort = new AbortController()
    async function draw(canvasThere: HTMLCanvasElement): Promise<void> {
      try {
        const drawn = await drawPage(pdf, number, canvasThere, abort.signal)
        if (!drawn) return
        setText(drawn.text)
        setShape(drawn.shape)
      } catch (error) {
        if (!abort.signal.aborted) log.warn('page not drawn', error)
      }
    }
    void draw(target)
    return () => abort.abort()
  }, [pdf, number, isNear])

  return (
    <li className="mx-auto w-full max-w-3xl">
      <canvas
        ref={canvas}
        aria-hidden="true"
        style={{ aspectRatio: shape }}
        className="w-full rounded-sm bg-white shadow-md"
      />
      <p className="sr-only">
        {messages.page(number, pdf.numPages)}. {text}
      </p>
    </li>
  )
}
