import type { TrafficSource } from '../agent-site/index.ts'

/** Money is in pesos. Shares are numbers from 0 to 1. */
export interface ReportAnswers {
  pipeline: { stages: readonly (NamedStage & PipelineSum)[]; total: PipelineSum }
  forecast: {
    months: readonly (DealSum & { month: string })[]
    undated: DealSum
    overdue: DealSum
  }
  outcomes: {
    total: ClosedSum & { days_to_win: number | null; win_rate: number | null }
    months: readonly (ClosedSum & { month: string })[]
    reasons: readonly {
      status: 'won' | 'lost'
      reason: string | null
      total: number
      amount: number
    }[]
  }
  stages: { begun: number; stages: readonly StageWay[] }
  activity: {
    weeks: readonly (ContactSum & { week: string })[]
    months: readonly (ContactSum & { month: string })[]
    types: Readonly<Record<string, number>>
    total: number
  }
  sources: {
    total: number
    sources: readonly {
      source: string | null
      clients: number
      buyers: number
      opportunities: number
      won: number
      won_amount: number
      conversion: number | null
    }[]
    types: readonly { type: string; clients: number; won: number; won_amount: number }[]
  }
  commissions: {
    months: readonly (CommissionSum & { month: string })[]
    types: readonly (CommissionSum & { type: string })[]
    total: CommissionSum
  }
  tasks: {
    weeks: readonly (TaskSum & { week: string })[]
    months: readonly (TaskSum & { month: string })[]
    total: TaskSum & { rate: number | null }
  }
  prospects: { sources: readonly (ProspectSum & { source_name: string })[]; total: ProspectSum }
  traffic: {
    total: TrafficSum
    sources: readonly (TrafficSum & { source: TrafficSource })[]
    /** The twenty listings that were seen most. A deleted listing has no title. */
    listings: readonly (TrafficSum & { published_code: string; title: string | null })[]
  }
}

export const REPORT_NAMES = [
  'pipeline',
  'forecast',
  'outcomes',
  'stages',
  'activity',
  'sources',
  'commissions',
  'tasks',
  'prospects',
  'traffic',
] as const satisfies readonly (keyof ReportAnswers)[]
export type ReportName = (typeof REPORT_NAMES)[number]

interface NamedStage {
  id: string
  name: string
  color: string
}

interface DealSum {
  total: number
  amount: number
  weighted: number
}

interface PipelineSum extends DealSum {
  commission: number
}

interface ClosedSum {
  won: number
  lost: number
  won_amount: number
  lost_amount: number
}

interface StageWay extends NamedStage {
  outcome: 'open' | 'won'
  reached: number
  went_on: number
  lost_here: number
  left_it: number
  average_days: number | null
  median_days: number | null
  conversion: number | null
}

interface CommissionSum {
  earned: number
  expected: number
  weighted: number
}

interface ContactSum {
  total: number
  types: Readonly<Record<string, number>>
}

interface TaskSum {
  on_time: number
  late: number
  missed: number
  pending: number
}

interface TrafficSum {
  views: number
  forms: number
  /** How often visitors pressed WhatsApp. */
  presses: number
}

/** A prospect who was answered within five minutes also counts as answered within an hour. */
interface ProspectSum {
  prospects: number
  answered: number
  within_five_minutes: number
  within_an_hour: number
  median_seconds: number | null
  accepted: number
  discarded: number
}
