import { linkFunction } from '../_shared/links/link-function.ts'
import { presentReport } from './present-report.ts'
import { reportLink } from './report-link.ts'

export const ownerReport = linkFunction({
  name: 'owner-report',
  ...reportLink,
  present: presentReport,
})
