import { Download } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import type { WrittenFormat } from '../download/document-file.ts'
import { messages } from '../../../records/documents/messages.ts'

interface DownloadButtonProps {
  document: DocumentRow
  isBusy: boolean
  onDownload: (format?: WrittenFormat) => void
}

/** Downloads the file of an upload, or offers the formats of a text document. */
export function DownloadButton({ document, isBusy, onDownload }: DownloadButtonProps) {
  const icon = <Download aria-hidden="true" />
  if (!document.is_text) {
    return (
      <IconButton
        label={messages.download}
        icon={icon}
        isDisabled={isBusy}
        onPress={() => onDownload()}
      />
    )
  }
  return (
    <Menu
      trigger={<IconButton label={messages.download} icon={icon} isDisabled={isBusy} />}
      items={[
        { id: 'pdf', label: messages.asPdf, onAction: () => onDownload('pdf') },
        { id: 'docx', label: messages.asWord, onAction: () => onDownload('docx') },
      ]}
    />
  )
}
