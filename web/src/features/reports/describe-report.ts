import type { ReportAnswers, ReportName } from '@predio/domain/reports'
import type { ReportState } from './api/read-report.ts'
import { describeActivity } from './views/describe-activity.ts'
import { describeCommissions } from './views/describe-commissions.ts'
import { describeForecast } from './views/describe-forecast.ts'
import { describeOutcomes } from './views/describe-outcomes.ts'
import { describePipeline } from './views/describe-pipeline.ts'
import { describeProspects } from './views/describe-prospects.ts'
import { describeSources } from './views/describe-sources.ts'
import { describeStages } from './views/describe-stages.ts'
import { describeTasks } from './views/describe-tasks.ts'
import { describeTraffic } from './views/describe-traffic.ts'
import type { Asked, ReportView } from './view.ts'

const DESCRIBE: {
  [Name in ReportName]: (answer: ReportAnswers[Name], asked: Asked) => ReportView
} = {
  pipeline: describePipeline,
  stages: describeStages,
  forecast: describeForecast,
  commissions: describeCommissions,
  outcomes: describeOutcomes,
  sources: describeSources,
  activity: describeActivity,
  tasks: describeTasks,
  prospects: describeProspects,
  traffic: describeTraffic,
}

export function describeReport<Name extends ReportName>(
  name: Name,
  { answer }: ReportState<Name>,
  asked: Asked,
): ReportView | undefined {
  return answer && DESCRIBE[name](answer, asked)
}
