import { toCalendarDate } from '@predio/domain/dates'
import type { View } from '@predio/domain/views'
import { FileText, Plus, SearchX } from 'lucide-react'
import { useNow } from '../../../lib/use-now.ts'
import type { Selection } from '../../../capabilities/bulk/use-selection.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { LoadMore } from '../../../ui/load-more/load-more.tsx'
import { PrintedList } from '../../../ui/printed-list/printed-list.tsx'
import { ListSkeleton } from '../../../ui/list-skeleton.tsx'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { useDocumentDialogs, type DocumentAction } from '../actions/document-dialogs.tsx'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { useDocuments } from '../../../records/documents/api/list-documents.ts'
import { messages } from '../../../records/documents/messages.ts'
import { DocumentTable } from './document-table.tsx'
import { printedDocuments } from './printed-documents.ts'

interface DocumentListProps {
  view: View
  /** The same as in an address. */
  query: string
  selection: Selection
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

function Listed({ view, query, selection, onNew, onClear, onAction }: ListedProps) {
  const now = useNow()
  const zone = useZone()
  const list = useDocuments(query, toCalendarDate(now, zone), { now, zone })

  if (list.isPending) return <ListSkeleton lead="icon" hasEnd />
  if (!list.data)
    return <LoadFailure isCard title={messages.loadFailed} onRetry={() => void list.refetch()} />
  const documents = list.data.pages.flat()
  if (documents.length === 0) {
    return (
      <div className="rounded-lg bg-card shadow-md">
        {view.conditions.length > 0 ? (
          <NoMatches onClear={onClear} />
        ) : (
          <NoDocuments onNew={onNew} />
        )}
      </div>
    )
  }
  return (
    <div aria-busy={list.isPlaceholderData} className="rounded-lg bg-card shadow-md">
      <SelectListed documents={documents} selection={selection} />
      <DocumentTable
        documents={documents}
        columns={view.columns}
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
    </div>
  )
}

interface SelectListedProps {
  documents: readonly DocumentRow[]
  selection: Selection
}

/** Selects all documents that are listed, and no others. */
function SelectListed({ documents, selection: { ids, set, clear } }: SelectListedProps) {
  const isAll = documents.every(({ id }) => ids.has(id))
  return (
    <div className="flex min-h-14 items-center border-b border-line px-4 py-1.5 print:hidden">
      <Checkbox
        label={messages.selectAll}
        isSelected={isAll}
        isIndeterminate={ids.size > 0 && !isAll}
        onChange={(isSelected) => (isSelected ? set(documents.map(({ id }) => id)) : clear())}
      />
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
