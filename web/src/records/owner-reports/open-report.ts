import { createDialogHost, lazyDialog } from '../../ui/dialog-on-demand.tsx'

/** The report that is being prepared: from a listing's page or from a task. */
export const {
  Host: ReportHost,
  open: openReport,
  opened: openedReport,
} = createDialogHost(
  lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog),
  { leavesWithScreen: true },
)
