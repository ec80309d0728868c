import type { Property } from '@predio/domain/properties'
import { FileChartColumn } from 'lucide-react'
import { useState } from 'react'
import { useLiveTable } from '../../../lib/data/use-live-table.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { useLocalCopy } from '../../listings/use-local-copy.ts'
import { useSentReports } from '../api/list-reports.ts'
import { messages } from '../messages.ts'
import { openReport } from '../open-report.ts'
import { SentReportItem } from './sent-report-item.tsx'

const SHOWN = 3

interface SentReportsProps {
  property: Property
  localId: string | undefined
}

export function SentReports({ property, localId }: SentReportsProps) {
  const reports = useSentReports(localId)
  const [showsAll, setShowsAll] = useState(false)
  const copy = useLocalCopy(property, localId, messages.listingFailed)
  const list = reports.data ?? []

  return (
    <Card
      title={messages.reports}
      titleLevel={3}
      padding="compact"
      action={
        <Button
          look="quiet"
          size="small"
          icon={<FileChartColumn aria-hidden="true" className="size-4" />}
          isPending={copy.isPreparing}
          onPress={() => copy.prepare((propertyId) => openReport({ propertyId }))}
        >
          {messages.newReport}
        </Button>
      }
    >
      {reports.isError && !reports.data ? (
        <LoadFailure title={messages.listFailed} onRetry={() => void reports.refetch()} />
      ) : list.length === 0 ? (
        <p className="text-ink-soft">{messages.none}</p>
      ) : (
        <>
          <LiveReports />
          <ul aria-label={messages.reports} className="-my-3 flex flex-col divide-y divide-line">
            {(showsAll ? list : list.slice(0, SHOWN)).map((report) => (
              <SentReportItem key={report.id} report={report} />
            ))}
          </ul>
          {!showsAll && list.length > SHOWN && (
            <div className="-my-2 -ml-3">
              <Button look="quiet" size="small" onPress={() => setShowsAll(true)}>
                {messages.showAll}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}

/** The realtime connection opens only while the card is visible and has reports. */
function LiveReports() {
  useLiveTable('owner_reports')
  return null
}
