import { ArrowLeft, History, Pencil, Share2 } from 'lucide-react'
import { useRecordTitle } from '../../../capabilities/addresses/use-record-title.ts'
import { ArrivalHeading } from '../../../ui/arrival-heading.tsx'
import { Button } from '../../../ui/button.tsx'
import type { DocumentAction } from '../actions/document-dialogs.tsx'
import { DownloadButton } from '../actions/download-button.tsx'
import { MoreMenu } from '../actions/row-actions.tsx'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { useDownload } from '../download/use-download.ts'
import { FileMark } from '../file-mark.tsx'
import { messages } from '../../../records/documents/messages.ts'
import { StatusBadge } from '../../../records/documents/status-badge.tsx'

const ICON = { 'aria-hidden': true, className: 'size-4.5' } as const

interface PageHeaderProps {
  document: DocumentRow
  onLeave: () => void
  onAction: (action: DocumentAction) => void
}

export function PageHeader({ document, onLeave, onAction }: PageHeaderProps) {
  const download = useDownload()
  useRecordTitle(document.name)
  return (
    <header className="flex flex-col items-start gap-4">
      <Button look="quiet" shortcut="Escape" icon={<ArrowLeft {...ICON} />} onPress={onLeave}>
        {messages.back}
      </Button>
      <div className="flex w-full flex-col gap-4 lg:flex-row lg:items-center lg:justify-between">
        <div className="flex min-w-0 items-center gap-4">
          <FileMark document={document} />
          <div className="flex min-w-0 flex-col gap-1.5">
            <ArrivalHeading className="text-xl">{document.name}</ArrivalHeading>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <StatusBadge status={document.status} />
              {document.template_name !== null && (
                <span className="text-sm text-ink-soft">
                  {messages.basedOn(document.template_name)}
                </span>
              )}
            </div>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <DownloadButton
            isWide
            document={document}
            isBusy={download.busyId !== undefined}
            onDownload={(format) => void download.start(document, format)}
          />
          <Button
            shortcut="e"
            look="secondary"
            icon={<Pencil {...ICON} />}
            onPress={() => onAction('edit')}
          >
            {messages.edit}
          </Button>
          <Button look="secondary" icon={<Share2 {...ICON} />} onPress={() => onAction('share')}>
            {messages.share}
          </Button>
          <Button look="secondary" icon={<History {...ICON} />} onPress={() => onAction('history')}>
            {messages.history}
          </Button>
          <MoreMenu document={document} onAction={onAction} />
        </div>
      </div>
    </header>
  )
}
