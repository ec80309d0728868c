export * from './owner-report.ts'
export {
  describeReport,
  type DescribedReport,
  type ReportFigure,
  type ReportGroup,
  type ReportRow,
  type ReportSection,
  type ReportSectionId,
} from './describe-report.ts'
export { reportUrl } from './link.ts'
export { makeFacts, publishedOf } from './make-facts.ts'
export { OWNER_REPORT_MESSAGE, OWNER_REPORT_TEXTS } from './messages.ts'
export { ownerReportSchema } from './owner-report-schema.ts'
export {
  checkReportPeriod,
  describePeriod,
  monthBefore,
  ofPeriod,
  REPORT_PERIOD_LABELS,
  REPORT_PERIODS,
  reportPeriod,
  type ReportPeriodFault,
  type ReportPeriodName,
} from './period.ts'
export { reportMessage } from './report-message.ts'
export { findSimilar } from './similar-listings.ts'
