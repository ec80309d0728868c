import { estimateValue, type EstimateValues } from '@predio/domain/estimator'
import { OwnListingsCard } from './own-listings-card.tsx'
import { ProjectionCard } from './projection-card.tsx'

export function Outlook({ values }: { values: EstimateValues }) {
  const { value } = estimateValue(values)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <ProjectionCard value={value} state={values.state} />
      <OwnListingsCard values={values} value={value} />
    </div>
  )
}
