import { NoPreview } from './no-preview.tsx'
import { OfficeText } from './office/office-text.tsx'
import { PdfPages } from './pdf/pdf-pages.tsx'
import { PreviewSkeleton } from './preview-skeleton.tsx'
import { useReadFile } from './use-read-file.ts'

interface FilePreviewProps {
  file: Blob
  type: string
}

export function FilePreview({ file, type }: FilePreviewProps) {
  const read = useReadFile(file, type)
  switch (read?.kind) {
    case undefined:
      return <PreviewSkeleton />
    case 'pages':
      return <PdfPages pdf={read.pdf} />
    case 'text':
      return <OfficeText blocks={read.blocks} />
    case 'none':
      return <NoPreview text={read.reason} />
  }
}
