import { Suspense } from 'react'
import { lazy } from '../../lib/lazy.ts'
import { useStore } from '../../lib/store.ts'
import { useLeaveScreen } from '../../lib/use-leave-screen.ts'
import { closeReport, openedReport } from './open-report.ts'

const ReportDialog = lazy(async () => ({
  default: (await import('./report-dialog.tsx')).ReportDialog,
}))

/** Once in the frame: whatever screen asks for a report to an owner opens it here. */
export function ReportHost() {
  const opened = useStore(openedReport)
  useLeaveScreen(closeReport)
  if (!opened) return null
  return (
    <Suspense>
      <ReportDialog key={opened.propertyId} {...opened} onClose={closeReport} />
    </Suspense>
  )
}
