import type { ReactNode } from 'react'
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
import { Menu, type MenuAction } from '../../../ui/menu.tsx'
import { copyLinkItem } from '../../../capabilities/addresses/copy-link.tsx'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import type { WrittenFormat } from '../download/document-file.ts'
import { usePrint } from '../download/use-print.ts'
import { messages } from '../../../records/documents/messages.ts'
import type { DocumentAction } from './document-dialogs.tsx'
import { DownloadButton } from './download-button.tsx'

interface RowActionsProps {
  document: DocumentRow
  isShort?: boolean
  isDownloading: boolean
  onDownload: (format?: WrittenFormat) => void
  onAction: (action: DocumentAction) => void
}

/** DOC-43: the four most used actions are buttons, the others are in a menu. */
export function RowActions(props: RowActionsProps) {
  const { document, isShort = false, isDownloading, onDownload, onAction } = props
  const item = itemFor(onAction)
  const usual = [
    item('edit', messages.edit, <Pencil aria-hidden="true" />),
    item('share', messages.share, <Share2 aria-hidden="true" />),
    item('history', messages.history, <History aria-hidden="true" />),
  ]
  return (
    <div className="flex justify-end">
      <DownloadButton document={document} isBusy={isDownloading} onDownload={onDownload} />
      {!isShort &&
        usual.map((each) => (
          <IconButton
            key={each.id}
            label={each.label}
            {...(each.id === 'edit' && { shortcut: 'e' })}
            icon={each.icon}
            onPress={each.onAction}
          />
        ))}
      <MoreMenu document={document} first={isShort ? usual : undefined} onAction={onAction} />
    </div>
  )
}

function itemFor(onAction: RowActionsProps['onAction']) {
  return (id: DocumentAction, label: string, icon: ReactNode) => ({
    id,
    label,
    icon,
    onAction: () => onAction(id),
  })
}

interface MoreMenuProps extends Pick<RowActionsProps, 'document' | 'onAction'> {
  first?: readonly MenuAction[] | undefined
}

/** An upload has only one version, and is printed by the program that opens the file, so its menu lacks these actions. */
export function MoreMenu({ document, first, onAction }: MoreMenuProps) {
  const print = usePrint()
  const item = itemFor(onAction)
  const ofText = [
    item('versions', messages.versions, <GitCompareArrows aria-hidden="true" />),
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
        ...(first ?? []),
        ...(document.is_text ? ofText : []),
        copyLinkItem('documentos', document.id),
        {
          ...item('remove', messages.remove, <Trash2 aria-hidden="true" />),
          tone: 'danger',
          startsGroup: true,
        },
      ]}
    />
  )
}
