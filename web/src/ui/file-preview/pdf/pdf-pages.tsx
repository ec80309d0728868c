import { messages } from '../messages.ts'
import type { OpenedPdf } from './open-pdf.ts'
import { PdfPage } from './pdf-page.tsx'

export function PdfPages({ pdf }: { pdf: OpenedPdf }) {
  return (
    <ol aria-label={messages.pages} className="flex flex-col gap-4 bg-sunken p-3 sm:p-6">
      {Array.from({ length: pdf.numPages }, (_, index) => (
        <PdfPage key={index} pdf={pdf} number={index + 1} />
      ))}
    </ol>
  )
}
