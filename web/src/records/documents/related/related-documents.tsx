import { DOCUMENT_CATEGORY_LABELS } from '@predio/domain/documents'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../../ui/dialog-on-demand.tsx'
import { nearDate } from '../../../lib/near-date.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Card } from '../../../ui/card.tsx'
import { PartFailure } from '../../../ui/part-failure.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Option } from '../../../ui/option.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { usePropertyDocuments, type RelatedDocument } from '../api/list-related.ts'
import { messages } from '../messages.ts'
import { StatusBadge } from '../status-badge.tsx'
import { linkTo, recordTarget } from '../../../lib/navigation.ts'

const UploadDialog = lazyDialog(
  async () => (await import('../upload/upload-dialog.tsx')).UploadDialog,
)

export interface RelatedDocumentsProps {
  documents: readonly RelatedDocument[] | { propertyId: string }
  preset: { client?: Option; property?: Option }
}

export function RelatedDocuments({ documents, preset }: RelatedDocumentsProps) {
  const [isUploading, setUploading] = useState(false)
  return (
    <Card
      title={messages.documents}
      titleLevel={3}
      action={
        <IconButton
          label={messages.addHere}
          icon={<Plus aria-hidden="true" />}
          onPress={() => setUploading(true)}
        />
      }
    >
      {'propertyId' in documents ? (
        <PropertyDocuments propertyId={documents.propertyId} />
      ) : (
        <RelatedList documents={documents} />
      )}
      {isUploading && <UploadDialog preset={preset} onClose={() => setUploading(false)} />}
    </Card>
  )
}

function PropertyDocuments({ propertyId }: { propertyId: string }) {
  const { data, isPending, refetch } = usePropertyDocuments(propertyId)
  if (isPending) return <Skeleton shape="block" className="h-12" />
  if (data) return <RelatedList documents={data} />
  return <PartFailure text={messages.loadFailed} onRetry={() => void refetch()} />
}

function RelatedList({ documents }: { documents: readonly RelatedDocument[] }) {
  if (documents.length === 0) return <p className="text-ink-soft">{messages.noneYet}</p>
  return (
    <ul aria-label={messages.documents} className="flex flex-col divide-y divide-line">
      {documents.map((document) => (
        <RelatedItem key={document.id} document={document} />
      ))}
    </ul>
  )
}

function RelatedItem({ document }: { document: RelatedDocument }) {
  const now = useNow()
  const zone = useZone()
  const link = linkTo(recordTarget('documentos', document.id))
  return (
    <li className="flex flex-col items-start gap-1 py-3 text-sm wrap-anywhere first:pt-0 last:pb-0">
      <Link {...link}>{document.name}</Link>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        <StatusBadge status={document.status} />
        {DOCUMENT_CATEGORY_LABELS[document.category]} ·{' '}
        {nearDate(new Date(document.last_edited_at), now, zone)}
      </span>
    </li>
  )
}
