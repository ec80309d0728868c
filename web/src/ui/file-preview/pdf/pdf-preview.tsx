import { NoPreview } from '../no-preview.tsx'
import { messages } from '../messages.ts'
import { PreviewSkeleton } from '../preview-skeleton.tsx'
import { PdfPage } from './pdf-page.tsx'
import { usePdf } from './use-pdf.ts'

/** All pages, one below the other, as wide as there is room: nothing to press on a phone. */
export function PdfPreview({ file }: { file: Blob }) {
  const state = usePdf(file)
  switch (state.kind) {
    case 'loading':
      return <PreviewSkeleton />
    case 'locked':
      return <NoPreview text={messages.locked} />
    case 'failed':
      return <NoPreview text={messages.failed} />
    case 'ready':
      return (
        <ol aria-label={messages.pages} className="flex flex-col gap-4 bg-sunken p-3 sm:p-6">
          {Array.from({ length: state.pdf.numPages }, (_, index) => (
            <PdfPage key={index} pdf={state.pdf} number={index + 1} />
          ))}
        </ol>
      )
  }
}
