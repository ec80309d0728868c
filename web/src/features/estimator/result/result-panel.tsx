import { estimateValue, type EstimateValues } from '@predio/domain/estimator'
import { TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FigureNotice } from '../../../ui/figure-notice.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { messages } from '../messages.ts'
import { HowCard } from './how-card.tsx'
import { ValueCard } from './value-card.tsx'

interface ResultPanelProps {
  values: EstimateValues | null
  /** EST-29: true if the form was changed so that no estimate can be calculated from it. */
  isStale: boolean
  actions: ReactNode
}

export function ResultPanel({ values, isStale, actions }: ResultPanelProps) {
  if (!values) {
    return (
      <Card title={messages.result} titleLevel={3}>
        <EmptyState
          icon={<TrendingUp aria-hidden="true" />}
          title={messages.noResultTitle}
          text={messages.noResultText}
        />
      </Card>
    )
  }
  const estimate = estimateValue(values)
  return (
    <>
      {isStale && <Notice tone="warning">{messages.stale}</Notice>}
      <FigureNotice figure="stateMarkets" />
      <ValueCard values={values} estimate={estimate} actions={actions} />
      <HowCard lines={estimate.lines} />
    </>
  )
}
