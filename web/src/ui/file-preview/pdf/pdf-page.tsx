import { useEffect, useRef, useState } from 'react'
import { messages } from '../messages.ts'
import { drawWhenNear } from './draw-when-near.ts'
import type { OpenedPdf } from './open-pdf.ts'
import { USUAL_SHAPE } from './draw-page.ts'

interface PdfPageProps {
  pdf: OpenedPdf
  number: number
}

export function PdfPage({ pdf, number }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')
  const [shape, setShape] = useState(USUAL_SHAPE)

  useEffect(() => {
    if (!canvas.current) return
    return drawWhenNear(pdf, number, canvas.current, (drawn) => {
      setText(drawn.text)
      setShape(drawn.shape)
    })
  }, [pdf, number])

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
