import { deviceZone, formatDate } from '@predio/domain/dates'
import { lazy, Suspense } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PreviewSkeleton } from '../../ui/file-preview/preview-skeleton.tsx'
import { useSharedFile, type OpenedShare, type SharedFile } from './api/open-share.ts'
import { DownloadAction } from './download-action.tsx'
import { messages } from './messages.ts'

const DocumentPreview = lazy(async () => ({
  default: (await import('../../records/documents/preview/document-preview.tsx')).DocumentPreview,
}))
const FilePreview = lazy(async () => ({
  default: (await import('../../ui/file-preview/file-preview.tsx')).FilePreview,
}))

interface SharedDocumentProps {
  token: string
  share: OpenedShare
}

export function SharedDocument({ token, share }: SharedDocumentProps) {
  const { sharedBy, expiresAt } = share
  // A visitor has no profile, so the device's time zone is used.
  const expires = formatDate(new Date(expiresAt), deviceZone(), 'short')
  const who = [sharedBy.name, sharedBy.company].filter(Boolean).join(', ')
  return (
    <>
      <div className="flex flex-col gap-4 sm:flex-row sm:items-end sm:justify-between">
        <div className="flex min-w-0 flex-col gap-1">
          <p className="text-ink-soft">
            {who === '' ? messages.sharedBySomebody : messages.sharedBy(who)}
          </p>
          <h1 className="text-2xl font-semibold wrap-anywhere">{share.name}</h1>
          <p className="text-sm text-ink-soft">{messages.expires(expires)}</p>
        </div>
        <DownloadAction token={token} share={share} />
      </div>
      <section
        aria-label={messages.preview}
        className="overflow-hidden rounded-lg bg-card shadow-md"
      >
        <Suspense fallback={<PreviewSkeleton />}>
          {share.kind === 'text' ? (
            <div className="p-6 sm:p-10">
              <DocumentPreview content={share.content} headingsFrom={2} />
            </div>
          ) : (
            <SharedFilePreview token={token} share={share} />
          )}
        </Suspense>
      </section>
    </>
  )
}

function SharedFilePreview({ token, share }: { token: string; share: SharedFile }) {
  const { data, isFetching, refetch } = useSharedFile(token, share)
  if (!data && isFetching) return <PreviewSkeleton />
  if (!data) {
    return (
      <EmptyState
        title={messages.previewFailed}
        action={<Button onPress={() => void refetch()}>{messages.retry}</Button>}
      />
    )
  }
  return <FilePreview file={data} type={share.type} />
}
