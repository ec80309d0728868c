import { createDialogHost, lazyDialog } from '../../ui/dialog-on-demand.tsx'

export const {
  Host: ReportHost,
  open: openReport,
  opened: openedReport,
} = createDialogHost(
  lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog),
  { leavesWithScreen: true },
)
