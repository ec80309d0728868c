import { MIME_TYPES } from '@predio/domain/documents'
import { fileName } from '@predio/domain/files'
import { describePeriod } from '@predio/domain/owner-reports'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { download } from '../../lib/download.ts'
import { log } from '../../lib/log.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { useIdentity } from '../identity/api/read-identity.ts'
import { messages } from './messages.ts'
import type { PreparedReport } from './prepared-report.ts'

export function PdfButton({ report }: { report: PreparedReport }) {
  const identity = useIdentity()
  const [isMaking, setMaking] = useState(false)

  async function make(): Promise<void> {
    const { listing } = report.facts
    setMaking(true)
    try {
      const known = identity.data ?? (await identity.refetch({ throwOnError: true })).data
      if (!known) throw new Error('a report needs to know whose it is')
      const { reportPdf } = await import('./paper/report-pdf.ts')
      const pdf = await reportPdf(report, known.identity, new AbortController().signal)
      const name = messages.fileName(listing.title, describePeriod(report.period))
      download(fileName(name, 'pdf'), pdf, MIME_TYPES.pdf)
    } catch (error) {
      log.error('PDF of an owner report not made', error)
      toast.error(messages.pdfFailed)
    } finally {
      setMaking(false)
    }
  }

  return (
    <Button
      look="secondary"
      icon={<FileDown aria-hidden="true" className="size-4.5" />}
      isPending={isMaking}
      pendingLabel={messages.pdfPending}
      onPress={() => void make()}
    >
      {messages.downloadPdf}
    </Button>
  )
}
