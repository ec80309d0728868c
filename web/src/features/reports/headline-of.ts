import type { CellKind, Period, ReportName } from '@predio/domain/reports'
import type { ReportState } from './api/read-report.ts'
import { messages } from './messages.ts'
import {
  headlineLabels,
  describeBuyers,
  describeClosed,
  describeEarned,
  describeOpen,
  describeTasks,
  describeWeeks,
} from './describe.ts'
import type { Reports } from './use-reports.ts'
import type { Asked } from './view.ts'

interface HeadlineFigure {
  id: ReportName
  label: string
  value: number | null | undefined
  kind: CellKind
  detail: string
  state: Pick<ReportState<ReportName>, 'answer' | 'hasFailed' | 'isOutdated'>
}

/** REP-27: the summary is calculated from the answers of the reports, without requests of its own. */
export function headlineOf(reports: Reports, { period, today }: Asked): HeadlineFigure[] {
  const { pipeline, outcomes, commissions, sources, activity, tasks } = reports
  const buyers = sources.answer?.sources.reduce((sum, source) => sum + source.buyers, 0) ?? 0
  const made = tasks.answer?.total
  return [
    {
      id: 'pipeline',
      label: headlineLabels.pipeline,
      value: pipeline.answer?.total.amount,
      kind: 'money',
      detail: pipeline.answer ? describeOpen(pipeline.answer.total.total) : messages.unknown,
      state: pipeline,
    },
    {
      id: 'outcomes',
      label: headlineLabels.outcomes,
      value: outcomes.answer?.total.won_amount,
      kind: 'money',
      detail: outcomes.answer ? describeClosed(outcomes.answer.total) : messages.unknown,
      state: outcomes,
    },
    {
      id: 'commissions',
      label: headlineLabels.commissions,
      value: commissions.answer?.total.earned,
      kind: 'money',
      detail: commissions.answer
        ? describeEarned(commissions.answer.total.expected)
        : messages.unknown,
      state: commissions,
    },
    {
      id: 'sources',
      label: headlineLabels.sources,
      value: sources.answer?.total,
      kind: 'count',
      detail: describeBuyers(buyers),
      state: sources,
    },
    {
      id: 'activity',
      label: headlineLabels.activity,
      value: activity.answer?.total,
      kind: 'count',
      detail: activity.answer
        ? describeWeeks(activity.answer.total, weeksWorked(activity.answer.weeks, period, today))
        : messages.unknown,
      state: activity,
    },
    {
      id: 'tasks',
      label: headlineLabels.tasks,
      value: made?.rate,
      kind: 'percent',
      detail: made ? describeTasks(made) : messages.unknown,
      state: tasks,
    },
  ]
}

function weeksWorked(
  weeks: readonly { week: string; total: number }[],
  period: Period,
  today: string,
): number {
  const begun = weeks.filter(({ week }) => week <= today)
  const first = period === 'all' ? begun.findIndex(({ total }) => total > 0) : 0
  return begun.length - Math.max(first, 0)
}
