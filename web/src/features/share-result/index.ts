export type { Report, ReportSection } from './report.ts'
export { ShareResult } from './share-result.tsx'
