import { Copy, FileDown, MessageCircle, Printer } from 'lucide-react'
import { useState } from 'react'
import { download } from '../../lib/download.ts'
import { log } from '../../lib/log.ts'
import { makePdf } from '../../lib/pdf/index.ts'
import { Button } from '../../ui/button.tsx'
import { copyAndTell } from '../../ui/copy-and-tell.ts'
import { Menu } from '../../ui/menu.tsx'
import { openWhatsApp } from '../../ui/share.ts'
import { toast } from '../../ui/toast.ts'
import type { Recipient } from '../whatsapp/api/read-recipient.ts'
import { WhatsAppDialog } from '../whatsapp/whatsapp-dialog.tsx'
import { messages, preparedBy, preparedOn } from './messages.ts'
import { PrintedReport } from './printed-report.tsx'
import { reportPdf } from './report-pdf.ts'
import { type Report, reportText } from './report.ts'
import { formatDate } from '@predio/domain/dates'
import { useUser } from '../../lib/session/index.ts'
import { useNow } from '../../lib/use-now.ts'
import { useProfile } from '../../capabilities/profile/api/read-profile.ts'
import { useZone } from '../../capabilities/profile/use-zone.ts'

const ICON = { 'aria-hidden': true, className: 'size-4.5' } as const

interface ShareResultProps {
  report: Report
  client?: Recipient | undefined
}

/** EXPORT-14: a result can be sent by WhatsApp, copied, saved as a PDF or printed. */
export function ShareResult({ report, client }: ShareResultProps) {
  const prepared = usePrepared()
  const [isMakingPdf, setMakingPdf] = useState(false)
  const [isWritingMessage, setWritingMessage] = useState(false)
  const text = reportText(report)

  async function savePdf(): Promise<void> {
    setMakingPdf(true)
    try {
      const file = await makePdf(reportPdf(report, prepared))
      download(`${report.fileName}.pdf`, file, 'application/pdf')
      toast.success(messages.pdfReady)
    } catch (error) {
      log.error('PDF not made', error)
      toast.error(messages.pdfFailed)
    } finally {
      setMakingPdf(false)
    }
  }

  return (
    <>
      <fieldset aria-label={messages.share} className="grid min-w-0 grid-cols-2 gap-3">
        <Menu
          trigger={
            <Button look="secondary" icon={<MessageCircle {...ICON} />}>
              {messages.whatsApp}
            </Button>
          }
          items={[
            { id: 'client', label: messages.chooseClient, onAction: () => setWritingMessage(true) },
            { id: 'contact', label: messages.chooseContact, onAction: () => openWhatsApp(text) },
          ]}
        />
        <Button look="secondary" icon={<Copy {...ICON} />} onPress={() => void copyAndTell(text)}>
          {messages.copy}
        </Button>
        <Button
          look="secondary"
          icon={<FileDown {...ICON} />}
          isPending={isMakingPdf}
          pendingLabel={messages.pdfPending}
          onPress={() => void savePdf()}
        >
          {messages.pdf}
        </Button>
        <Button look="secondary" icon={<Printer {...ICON} />} onPress={() => window.print()}>
          {messages.print}
        </Button>
      </fieldset>
      <PrintedReport report={report} prepared={prepared} />
      {isWritingMessage && (
        <WhatsAppDialog client={client} text={text} onClose={() => setWritingMessage(false)} />
      )}
    </>
  )
}

/** EXPORT-15: the line below the title has the date and the agent's name and contact. */
function usePrepared(): string {
  const { email } = useUser()
  const { data: profile } = useProfile()
  const day = formatDate(useNow(), useZone(), 'long')
  const agent = [profile?.full_name, profile?.company].filter(Boolean).join(', ')
  const reach = [profile?.phone, email].filter(Boolean).join(' · ')
  const by = agent === '' ? '' : ` ${preparedBy(agent)}`
  return `${preparedOn(day)}${by}${reach === '' ? '' : ` · ${reach}`}`
}
