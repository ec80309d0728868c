import { FileText } from 'lucide-react'
import { AddButton } from '../../../capabilities/list/list-body.tsx'
import { RecordList } from '../../../capabilities/list/record-list.tsx'
import type { ListState } from '../../../capabilities/list/use-list.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { useIsWide, useMediaQuery } from '../../../lib/use-media-query.ts'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { DOCUMENTS } from '../../../records/documents/api/list-documents.ts'
import { messages } from '../../../records/documents/messages.ts'
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

/** The dialogs are rendered outside of the rows, so that an open dialog keeps the typed text if another tab deletes the document. */
export function DocumentList({ list, onNew }: DocumentListProps) {
  const zone = useZone()
  const isTable = useMediaQuery('(width >= 48rem)')
  const isWide = useIsWide()
  const dialogs = useDocumentDialogs()
  const download = useDownload()
  const actionsOf = (document: DocumentRow) => (
    <RowActions
      document={document}
      isShort={!isWide}
      isDownloading={download.busyId === document.id}
      onDownload={(format) => void download.start(document, format)}
      onAction={(action) => dialogs.open(action, document)}
    />
  )
  return (
    <>
      <RecordList
        texts={messages}
        list={list}
        pages={DOCUMENTS.useRows(list.open.query)}
        renderRow={(document, choice) => (
          <DocumentCard
            document={document}
            choice={choice}
            actions={actionsOf(document)}
            zone={zone}
          />
        )}
        columns={
          isTable
            ? (choiceOf) =>
                documentColumns(list.open, zone, choiceOf, {
                  width: isWide ? 13 : 7,
                  render: actionsOf,
                })
            : undefined
        }
        printed={printedDocuments(zone)}
        skeleton={<ListSkeleton lead="icon" hasEnd />}
        icon={<FileText aria-hidden="true" />}
        action={<AddButton label={messages.newDocument} onPress={onNew} />}
      />
      {dialogs.element}
    </>
  )
}
