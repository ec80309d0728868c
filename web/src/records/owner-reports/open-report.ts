import type { ReportPeriod } from '@predio/domain/owner-reports'
import { createPersonalStore } from '../../lib/personal-store.ts'

export interface OpenReport {
  /** Of the agent's row of the listing. */
  propertyId: string
  /** For whom it is; without, the owner who was linked last. */
  clientId?: string | undefined
  /** Which days are prepared; without, the last thirty. */
  period?: ReportPeriod | undefined
  /** Of the task that asked for it: called when the report was sent. */
  onSent?: (() => void) | undefined
}

/** The report that is being prepared: from a listing's page or from a task, shown by ReportHost. */
export const openedReport = createPersonalStore<OpenReport | undefined>(undefined)

export function openReport(report: OpenReport): void {
  openedReport.set(report)
}

export function closeReport(): void {
  openedReport.set(undefined)
}
