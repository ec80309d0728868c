import { fullName } from '@predio/domain/clients'
import { Download, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../../../ui/dialog-on-demand.tsx'
import { log } from '../../../../lib/log.ts'
import { Button } from '../../../../ui/button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { toast } from '../../../../ui/toast.ts'
import { noteDownload } from '../../../../records/documents/api/note-download.ts'
import type { TextDocument } from '../../../../records/documents/text/text-document.ts'
import { messages } from '../messages.ts'
import { downloadText } from '../../../../records/documents/output/download-text.ts'
import { printText } from '../../../../records/documents/output/print-text.tsx'
import type { TextFormat } from '../../../../records/documents/output/text-file.ts'

const ShareDialog = lazyDialog(
  async () => (await import('../../sharing/share-dialog.tsx')).ShareDialog,
)

const ICON = { 'aria-hidden': true, className: 'size-4.5' } as const

interface ResultActionsProps {
  content: string
  isDisabled: boolean
  /** GEN-11: every action saves the document first. Null means that saving failed and that the person was told. */
  onSave: () => Promise<TextDocument | null>
}

export function ResultActions({ content, isDisabled, onSave }: ResultActionsProps) {
  const [isBusy, setBusy] = useState(false)
  const [shared, setShared] = useState<TextDocument>()

  async function saveAndUse(use: (document: TextDocument) => void | Promise<void>): Promise<void> {
    if (content.trim() === '') return toast.error(messages.nothingToDownload)
    setBusy(true)
    try {
      const document = await onSave()
      if (document) await use(document)
    } catch (error) {
      log.error('document not downloaded, printed or shared', error)
      toast.error(messages.downloadFailed)
    } finally {
      setBusy(false)
    }
  }

  const downloadAs = (format: TextFormat) =>
    saveAndUse(async ({ id, name }) => {
      await downloadText({ name, content }, format)
      toast.success(messages.downloaded)
      void noteDownload(id)
    })

  return (
    <div className="flex flex-wrap gap-3">
      <Menu
        trigger={
          <Button
            look="secondary"
            size="small"
            icon={<Download {...ICON} />}
            isDisabled={isDisabled}
            isPending={isBusy}
          >
            {messages.download}
          </Button>
        }
        items={[
          { id: 'pdf', label: messages.asPdf, onAction: () => void downloadAs('pdf') },
          { id: 'docx', label: messages.asWord, onAction: () => void downloadAs('docx') },
        ]}
      />
      <Button
        look="secondary"
        size="small"
        icon={<Printer {...ICON} />}
        isDisabled={isDisabled || isBusy}
        onPress={() => void saveAndUse(({ name }) => printText({ name, content }))}
      >
        {messages.print}
      </Button>
      <Button
        look="secondary"
        size="small"
        icon={<Share2 {...ICON} />}
        isDisabled={isDisabled || isBusy}
        onPress={() => void saveAndUse(setShared)}
      >
        {messages.share}
      </Button>
      {shared && (
        <ShareDialog
          document={{ id: shared.id, name: shared.name }}
          client={clientOf(shared)}
          onClose={() => setShared(undefined)}
        />
      )}
    </div>
  )
}

function clientOf({ client_id, clients }: TextDocument) {
  if (client_id === null || !clients) return null
  return { id: client_id, label: fullName(clients) }
}
