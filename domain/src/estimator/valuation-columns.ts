import { fromCents } from '../money/index.ts'
import type { EstimateValues } from './estimate-schema.ts'
import { type Estimate, estimateValue } from './estimate-value.ts'

/** EST-25: a saved estimate has the form's input and the result of the day on which it was saved. */
export function valuationColumns(values: EstimateValues) {
  const estimate = estimateValue(values)
  const { state, colony, propertyType } = values
  return {
    state,
    colony,
    property_type: propertyType,
    input: { ...values },
    result: storedResult(estimate),
    estimated_value: fromCents(estimate.value),
    range_min: fromCents(estimate.range.min),
    range_max: fromCents(estimate.range.max),
    confidence: estimate.confidence.score,
  }
}

function storedResult({ pricePerSquareMetre, premiumZone, confidence, lines }: Estimate) {
  return {
    pricePerSquareMetre: fromCents(pricePerSquareMetre),
    premiumZone,
    lines: lines.map(({ step, label, detail, cents }) => ({ step, label, detail, cents })),
    confidence: confidence.lines.map(({ label, points }) => ({ label, points })),
  }
}
