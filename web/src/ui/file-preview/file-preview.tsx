import { MIME_TYPES } from '@predio/domain/documents'
import { lazy, Suspense } from 'react'
import { messages } from './messages.ts'
import { NoPreview } from './no-preview.tsx'
import { PreviewSkeleton } from './preview-skeleton.tsx'

const PdfPreview = lazy(async () => ({
  default: (await import('./pdf/pdf-preview.tsx')).PdfPreview,
}))
const OfficePreview = lazy(async () => ({
  default: (await import('./office/office-preview.tsx')).OfficePreview,
}))

interface FilePreviewProps {
  file: Blob
  /** MIME type, as it was stored. */
  type: string
}

/** A PDF as its pages, DOCX and ODT as their text; the old DOC cannot be read here. */
export function FilePreview({ file, type }: FilePreviewProps) {
  switch (type) {
    case MIME_TYPES.pdf:
      return (
        <Suspense fallback={<PreviewSkeleton />}>
          <PdfPreview file={file} />
        </Suspense>
      )
    case MIME_TYPES.docx:
    case MIME_TYPES.odt:
      return (
        <Suspense fallback={<PreviewSkeleton />}>
          <OfficePreview file={file} kind={type === MIME_TYPES.docx ? 'docx' : 'odt'} />
        </Suspense>
      )
    default:
      return <NoPreview text={messages.none} />
  }
}
