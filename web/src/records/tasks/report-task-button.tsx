import { toCalendarDate } from '@predio/domain/dates'
import { monthBefore } from '@predio/domain/owner-reports'
import { isOpen } from '@predio/domain/tasks'
import { FileChartColumn } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { messages as reportMessages } from '../owner-reports/messages.ts'
import { openReport } from '../owner-reports/open-report.ts'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { useSetStatus } from './api/set-status.ts'
import type { TaskRow } from './api/task-row.ts'

interface ReportTaskButtonProps {
  task: TaskRow
  size: 'small' | 'medium'
  onPress?: () => void
}

/** OREP-22: the report covers the month before the task; sending it completes the task. */
export function ReportTaskButton({ task, size, onPress }: ReportTaskButtonProps) {
  const zone = useZone()
  const setStatus = useSetStatus()
  const { property_id: propertyId, client_id: clientId, created_at: createdAt } = task
  if (task.purpose !== 'owner_report' || propertyId === null || !isOpen(task)) return null

  const report = {
    propertyId,
    clientId: clientId ?? undefined,
    period: monthBefore(toCalendarDate(new Date(createdAt), zone)),
    onSent: () => setStatus.mutate({ task, status: 'completed' }),
  }

  return (
    <Button
      look="secondary"
      size={size}
      icon={<FileChartColumn aria-hidden="true" className="size-4.5" />}
      onPress={() => {
        onPress?.()
        openReport(report)
      }}
    >
      {reportMessages.prepare}
    </Button>
  )
}
