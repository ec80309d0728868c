import type { ReportName } from '@predio/domain/reports'
import { describeReport } from '../describe-report.ts'
import { messages } from '../messages.ts'
import type { Reports } from '../use-reports.ts'
import type { Asked } from '../view.ts'
import { ReportCard } from './report-card.tsx'

interface RpcCardProps {
  name: ReportName
  reports: Reports
  asked: Asked
}

export function RpcCard({ name, reports, asked }: RpcCardProps) {
  const { hasFailed, isOutdated, retry } = reports[name]
  return (
    <ReportCard
      id={name}
      range={name === 'forecast' ? asked.ahead : asked.range}
      view={describeReport(name, reports[name], asked)}
      failure={hasFailed ? { title: messages.loadFailed, retry } : undefined}
      isOutdated={isOutdated}
    />
  )
}
