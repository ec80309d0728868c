import type { ReportName } from '@predio/domain/reports'
import { useReport, type ReportState } from './api/read-report.ts'
import type { Asked } from './view.ts'

export type Reports = { [Name in ReportName]: ReportState<Name> }

/** REP-27: cards, summary and printed page share one answer of the server. */
export function useReports(asked: Asked, isReady: boolean): Reports {
  return {
    pipeline: useReport('pipeline', asked, isReady),
    stages: useReport('stages', asked, isReady),
    forecast: useReport('forecast', asked, isReady),
    commissions: useReport('commissions', asked, isReady),
    outcomes: useReport('outcomes', asked, isReady),
    sources: useReport('sources', asked, isReady),
    activity: useReport('activity', asked, isReady),
    tasks: useReport('tasks', asked, isReady),
    prospects: useReport('prospects', asked, isReady),
    traffic: useReport('traffic', asked, isReady),
  }
}
