import {
  GitCompareArrows,
  History,
  MoreVertical,
  Pencil,
  Printer,
  Share2,
  Trash2,
} from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { copyLinkItem } from '../../../capabilities/addresses/copy-link.tsx'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import type { WrittenFormat } from '../download/document-file.ts'
import { usePrint } from '../download/use-print.ts'
import { messages } from '../../../records/documents/messages.ts'
import type { DocumentAction } from './document-dialogs.tsx'
import { DownloadButton } from './download-button.tsx'

interface RowActionsProps {
  document: DocumentRow
  isDownloading: boolean
  onDownload: (format?: WrittenFormat) => void
  onAction: (action: DocumentAction) => void
}

/** The four most used actions as buttons, the others in a menu (DOC-43). */
export function RowActions({ document, isDownloading, onDownload, onAction }: RowActionsProps) {
  return (
    <div className="flex justify-end">
      <DownloadButton document={document} isBusy={isDownloading} onDownload={onDownload} />
      <IconButton
        label={messages.edit}
        icon={<Pencil aria-hidden="true" />}
        onPress={() => onAction('edit')}
      />
      <IconButton
        label={messages.share}
        icon={<Share2 aria-hidden="true" />}
        onPress={() => onAction('share')}
      />
      <IconButton
        label={messages.history}
        icon={<History aria-hidden="true" />}
        onPress={() => onAction('history')}
      />
      <MoreMenu document={document} onAction={onAction} />
    </div>
  )
}

/** Versions and printing are for text documents: an upload has one version and is printed by the program that opens it. */
export function MoreMenu({ document, onAction }: Pick<RowActionsProps, 'document' | 'onAction'>) {
  const print = usePrint()
  const ofText = [
    {
      id: 'versions',
      label: messages.versions,
      icon: <GitCompareArrows aria-hidden="true" />,
      onAction: () => onAction('versions'),
    },
    {
      id: 'print',
      label: messages.print,
      icon: <Printer aria-hidden="true" />,
      onAction: () => void print(document),
    },
  ]
  return (
    <Menu
      trigger={<IconButton label={messages.more} icon={<MoreVertical aria-hidden="true" />} />}
      items={[
        ...(document.is_text ? ofText : []),
        copyLinkItem('documentos', document.id),
        {
          id: 'remove',
          label: messages.remove,
          icon: <Trash2 aria-hidden="true" />,
          tone: 'danger',
          startsGroup: true,
          onAction: () => onAction('remove'),
        },
      ]}
    />
  )
}
