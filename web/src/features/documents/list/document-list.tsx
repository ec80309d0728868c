import { toCalendarDate } from '@predio/domain/dates'
import { FileText, Plus } from 'lucide-react'
import { RecordList } from '../../../capabilities/list/record-list.tsx'
import type { ListState } from '../../../capabilities/list/use-list.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { useNow } from '../../../lib/use-now.ts'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { useDocuments } from '../../../records/documents/api/list-documents.ts'
import { messages } from '../../../records/documents/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { ListSkeleton } from '../../../ui/list-skeleton.tsx'
import { useDocumentDialogs } from '../actions/document-dialogs.tsx'
import { RowActions } from '../actions/row-actions.tsx'
import { useDownload } from '../download/use-download.ts'
import { DocumentCard } from './document-card.tsx'
import { documentColumns } from './document-columns.tsx'
import { printedDocuments } from './printed-documents.ts'

interface DocumentListProps {
  list: ListState<'documents'>
  onNew: () => void
}

/** The dialogs lie outside of the rows, so that an open one keeps what was typed if another tab deletes the document. */
export function DocumentList({ list, onNew }: DocumentListProps) {
  const day = { now: useNow(), zone: useZone() }
  const isTable = useMediaQuery('(width >= 48rem)')
  const dialogs = useDocumentDialogs()
  const download = useDownload()
  const { query } = list.open
  const actionsOf = (document: DocumentRow) => (
    <RowActions
      document={document}
      isShort={!isTable}
      isDownloading={download.busyId === document.id}
      onDownload={(format) => void download.start(document, format)}
      onAction={(action) => dialogs.open(action, document)}
    />
  )
  return (
    <>
      <RecordList
        label={messages.documents}
        list={list}
        pages={useDocuments(query, toCalendarDate(day.now, day.zone), day)}
        renderRow={(document, choice) => (
          <DocumentCard
            document={document}
            choice={choice}
            actions={actionsOf(document)}
            zone={day.zone}
          />
        )}
        columns={
          isTable
            ? (choiceOf) => documentColumns(list.open, day.zone, choiceOf, actionsOf)
            : undefined
        }
        printed={printedDocuments(day.zone)}
        skeleton={<ListSkeleton lead="icon" hasEnd />}
        failed={messages.loadFailed}
        noMatches={{ title: messages.noMatches, text: messages.noMatchesText }}
        none={{
          icon: <FileText aria-hidden="true" />,
          title: messages.none,
          text: messages.noneText,
          action: (
            <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onPress={onNew}>
              {messages.newDocument}
            </Button>
          ),
        }}
      />
      {dialogs.element}
    </>
  )
}
