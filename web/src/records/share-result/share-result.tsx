import { Copy, FileDown, MessageCircle, Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { download } from '../../lib/download.ts'
import { log } from '../../lib/log.ts'
import { makePdf } from '../../lib/pdf/index.ts'
import { Button } from '../../ui/button.tsx'
import { copyAndTell } from '../../ui/copy-and-tell.ts'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'
import type { Recipient } from '../whatsapp/api/read-recipient.ts'
import { messages, preparedBy, preparedOn } from './messages.ts'
import { PrintedReport } from './printed-report.tsx'
import { reportPdf } from './report-pdf.ts'
import { type Report, reportText } from './report.ts'
import { formatDate } from '@predio/domain/dates'
import { useUser } from '../../lib/session/index.ts'
import { useNow } from '../../lib/use-now.ts'
import { useProfile } from '../profile/api/read-profile.ts'
import { useZone } from '../profile/use-zone.ts'

/** With the client picker and the scripts, only when a message is wanted. */
const WhatsAppDialog = lazy(async () => ({
  default: (await import('../whatsapp/whatsapp-dialog.tsx')).WhatsAppDialog,
}))

const ICON = { 'aria-hidden': true, className: 'size-4.5' } as const

interface ShareResultProps {
  report: Report
  /** Whom it is for, where that is known. */
  client?: Recipient | undefined
}

/** What can be done with a result once it is there. */
export function ShareResult({ report, client }: ShareResultProps) {
  const prepared = usePrepared()
  const [isMaking, setMaking] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const text = reportText(report)

  async function savePdf(): Promise<void> {
    setMaking(true)
    try {
      const file = await makePdf(reportPdf(report, prepared))
      download(`${report.fileName}.pdf`, file, 'application/pdf')
      toast.success(messages.pdfReady)
    } catch (error) {
      log.error('PDF not made', error)
      toast.error(messages.pdfFailed)
    } finally {
      setMaking(false)
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
            { id: 'client', label: messages.chooseClient, onAction: () => setWriting(true) },
            { id: 'contact', label: messages.chooseContact, onAction: () => openWhatsApp(text) },
          ]}
        />
        <Button look="secondary" icon={<Copy {...ICON} />} onPress={() => void copyAndTell(text)}>
          {messages.copy}
        </Button>
        <Button
          look="secondary"
          icon={<FileDown {...ICON} />}
          isPending={isMaking}
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
      {isWriting && (
        <Suspense>
          <WhatsAppDialog client={client} text={text} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </>
  )
}

/** WhatsApp asks whom to send it to. */
function openWhatsApp(text: string): void {
  // Half an emoji, as a cut name may end with, would make encodeURIComponent throw.
  const whole = text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  window.open(`https://wa.me/?text=${encodeURIComponent(whole)}`, '_blank', 'noopener')
}

/** When and by whom: under the title of whatever is printed. */
function usePrepared(): string {
  const { email } = useUser()
  const { data: profile } = useProfile()
  const day = formatDate(useNow(), useZone(), 'long')
  const agent = [profile?.full_name, profile?.company].filter(Boolean).join(', ')
  const reach = [profile?.phone, email].filter(Boolean).join(' · ')
  const by = agent === '' ? '' : ` ${preparedBy(agent)}`
  return `${preparedOn(day)}${by}${reach === '' ? '' : ` · ${reach}`}`
}
