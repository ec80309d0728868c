import { Download } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import type { OpenedShare } from './api/open-share.ts'
import { messages } from './messages.ts'
import { useSharedDownload } from './use-shared-download.ts'

interface DownloadActionProps {
  token: string
  share: OpenedShare
}

export function DownloadAction({ token, share }: DownloadActionProps) {
  const { start, isBusy } = useSharedDownload(token)
  const icon = <Download aria-hidden="true" className="size-4.5" />
  if (share.kind === 'file') {
    return (
      <Button icon={icon} isPending={isBusy} onPress={() => void start('original')}>
        {messages.download}
      </Button>
    )
  }
  return (
    <Menu
      trigger={
        <Button icon={icon} isPending={isBusy}>
          {messages.download}
        </Button>
      }
      items={[
        { id: 'pdf', label: messages.asPdf, onAction: () => void start('pdf') },
        { id: 'docx', label: messages.asWord, onAction: () => void start('docx') },
      ]}
    />
  )
}
