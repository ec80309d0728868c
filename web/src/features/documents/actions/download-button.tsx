import { Download } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import type { WrittenFormat } from '../download/document-file.ts'
import { messages } from '../../../records/documents/messages.ts'

interface DownloadButtonProps {
  document: DocumentRow
  isBusy: boolean
  onDownload: (format?: WrittenFormat) => void
  isWide?: boolean
}

export function DownloadButton({ document, isBusy, onDownload, isWide }: DownloadButtonProps) {
  const press = document.is_text ? {} : { onPress: () => onDownload() }
  const button = isWide ? (
    <Button
      icon={<Download aria-hidden="true" className="size-4.5" />}
      isPending={isBusy}
      {...press}
    >
      {messages.download}
    </Button>
  ) : (
    <IconButton
      label={messages.download}
      icon={<Download aria-hidden="true" />}
      isDisabled={isBusy}
      {...press}
    />
  )
  if (!document.is_text) return button
  return (
    <Menu
      trigger={button}
      items={[
        { id: 'pdf', label: messages.asPdf, onAction: () => onDownload('pdf') },
        { id: 'docx', label: messages.asWord, onAction: () => onDownload('docx') },
      ]}
    />
  )
}
