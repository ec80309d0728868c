import { Card } from '../../../ui/card.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { RecordNotFound } from '../../../capabilities/addresses/record-not-found.tsx'
import { useDocumentDialogs } from '../actions/document-dialogs.tsx'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { useDocument } from '../../../records/documents/api/read-document.ts'
import { messages } from '../../../records/documents/messages.ts'
import { Facts } from './facts.tsx'
import { PageHeader } from './page-header.tsx'
import { Preview } from './preview.tsx'
import { useLeaveRecord } from '../../../lib/navigation.ts'

export function DocumentPage({ documentId }: { documentId: string }) {
  const dialogs = useDocumentDialogs(useLeaveRecord('documentos'))
  return (
    <>
      <Page documentId={documentId} onAction={dialogs.open} />
      {dialogs.element}
    </>
  )
}

type OnAction = ReturnType<typeof useDocumentDialogs>['open']

function Page({ documentId, onAction }: { documentId: string; onAction: OnAction }) {
  const { data, isPending, refetch } = useDocument(documentId)
  if (data) return <LoadedPage document={data} onAction={onAction} />
  if (isPending)
    return <PageSkeleton head="title" columns="lg:grid-cols-[minmax(0,7fr)_minmax(0,3fr)]" />
  if (data === null) return <RecordNotFound kind="documentos" />
  return <LoadFailure title={messages.loadFailed} onRetry={() => void refetch()} />
}

function LoadedPage({ document, onAction }: { document: DocumentRow; onAction: OnAction }) {
  const leave = useLeaveRecord('documentos')
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        document={document}
        onLeave={leave}
        onAction={(action) => onAction(action, document)}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,3fr)]">
        <section
          aria-label={messages.preview}
          className="overflow-hidden rounded-lg bg-card shadow-md"
        >
          <Preview document={document} />
        </section>
        <Card title={messages.facts} titleLevel={3}>
          <Facts document={document} />
        </Card>
      </div>
    </div>
  )
}
