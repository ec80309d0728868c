import { Suspense } from 'react'
import { lazy } from '../../../lib/lazy.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PreviewSkeleton } from '../../../ui/file-preview/preview-skeleton.tsx'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { useContent } from '../../../records/documents/api/read-content.ts'
import { useFile } from '../../../records/documents/api/read-file.ts'
import { messages } from '../../../records/documents/messages.ts'

const DocumentPreview = lazy(async () => ({
  default: (await import('../../../records/documents/preview/document-preview.tsx'))
    .DocumentPreview,
}))
const FilePreview = lazy(async () => ({
  default: (await import('../../../ui/file-preview/file-preview.tsx')).FilePreview,
}))

/** DOC-15: the preview shows the text of a document, or the file of an upload. */
export function Preview({ document }: { document: DocumentRow }) {
  return (
    <Suspense fallback={<PreviewSkeleton />}>
      {document.is_text ? (
        <WrittenPreview document={document} />
      ) : document.url === null ? (
        <EmptyState title={messages.nothingToDownload} />
      ) : (
        <UploadPreview path={document.url} type={document.type} />
      )}
    </Suspense>
  )
}

function WrittenPreview({ document }: { document: DocumentRow }) {
  const { data, isPending, refetch } = useContent(document)
  if (isPending) return <PreviewSkeleton />
  if (data === undefined) return <PreviewFailure onRetry={() => void refetch()} />
  return (
    <div className="p-6 sm:p-10">
      <DocumentPreview content={data} headingsFrom={3} />
    </div>
  )
}

function UploadPreview({ path, type }: { path: string; type: string }) {
  const { data, isPending, refetch } = useFile(path)
  if (isPending) return <PreviewSkeleton />
  if (!data) return <PreviewFailure onRetry={() => void refetch()} />
  return <FilePreview file={data} type={type} />
}

function PreviewFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title={messages.previewFailed}
      action={
        <Button look="secondary" onPress={onRetry}>
          {messages.retry}
        </Button>
      }
    />
  )
}
