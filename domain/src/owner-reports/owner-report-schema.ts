import { z } from 'zod'
import { optionalText } from '../fields/index.ts'
import { OWNER_REPORT_TEXTS as texts } from './messages.ts'
import { MAX_RECOMMENDATION } from './owner-report.ts'

/** OREP-07: the agent writes only these parts; Predio counts the rest of a report. */
export const ownerReportSchema = z.object({
  recommendation: optionalText(MAX_RECOMMENDATION, texts.recommendationLong),
})
