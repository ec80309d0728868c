import { toCalendarDate } from '@predio/domain/dates'
import { FileText, Plus, SearchX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNow } from '../../../lib/use-now.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { LoadMore } from '../../../ui/load-more/load-more.tsx'
import { PrintedList } from '../../../ui/printed-list/printed-list.tsx'
import { ListSkeleton } from '../../../ui/list-skeleton.tsx'
import { useZone } from '../../../records/profile/use-zone.ts'
import { useDocumentDialogs, type DocumentAction } from '../actions/document-dialogs.tsx'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { useDocuments } from '../../../records/documents/api/list-documents.ts'
import { messages } from '../../../records/documents/messages.ts'
import { DocumentTable } from './document-table.tsx'
import { isFiltered, type DocumentFilters } from '../../../records/documents/filters.ts'
import { printedDocuments } from './printed-documents.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useSelection } from './use-selection.ts'

const ZipDialog = lazy(async () => ({
  default: (await import('../zip/zip-dialog.tsx')).ZipDialog,
}))

interface DocumentListProps {
  filters: DocumentFilters
  onNew: () => void
  onClear: () => void
}

/** The dialogs are outside of the rows: if another tab deletes a document, an open dialog keeps what was typed into it. */
export function DocumentList(props: DocumentListProps) {
  const dialogs = useDocumentDialogs()
  return (
    <>
      <Listed {...props} onAction={dialogs.open} />
      {dialogs.element}
    </>
  )
}

interface ListedProps extends DocumentListProps {
  onAction: (action: DocumentAction, document: DocumentRow) => void
}

function Listed({ filters, onNew, onClear, onAction }: ListedProps) {
  const settled = useSettled(filters)
  const now = useNow()
  const zone = useZone()
  const list = useDocuments(settled, toCalendarDate(now, zone), { now, zone })
  const selection = useSelection()
  const [isZipping, setZipping] = useState(false)

  if (list.isPending) return <ListSkeleton lead="icon" hasEnd />
  if (!list.data)
    return <LoadFailure isCard title={messages.loadFailed} onRetry={() => void list.refetch()} />
  const documents = list.data.pages.flat()
  if (documents.length === 0) {
    return (
      <div className="rounded-lg bg-card shadow-md">
        {isFiltered(settled) ? <NoMatches onClear={onClear} /> : <NoDocuments onNew={onNew} />}
      </div>
    )
  }
  return (
    <div aria-busy={list.isPlaceholderData} className="rounded-lg bg-card shadow-md">
      <SelectionBar documents={documents} selection={selection} onZip={() => setZipping(true)} />
      <DocumentTable
        documents={documents}
        selection={selection}
        hasMore={list.hasNextPage}
        onAction={onAction}
      />
      <PrintedList
        label={messages.documents}
        columns={printedDocuments(zone)}
        rows={documents}
        keyOf={({ id }) => id}
        hasMore={list.hasNextPage}
      />
      <LoadMore pages={list} className="border-t border-line px-4 py-3" />
      {isZipping && (
        <Suspense>
          <ZipDialog
            documents={selection.documents}
            onClose={() => setZipping(false)}
            onDone={selection.clear}
          />
        </Suspense>
      )}
    </div>
  )
}

function NoDocuments({ onNew }: { onNew: () => void }) {
  return (
    <EmptyState
      icon={<FileText aria-hidden="true" />}
      title={messages.none}
      text={messages.noneText}
      action={
        <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onPress={onNew}>
          {messages.newDocument}
        </Button>
      }
    />
  )
}

function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={messages.noMatches}
      text={messages.noMatchesText}
      action={
        <Button look="secondary" onPress={onClear}>
          {messages.clearFilters}
        </Button>
      }
    />
  )
}
