import { useLocation, type Location } from 'react-router'

/** Which saved valuation was asked for lives in the history entry beside the section. */
interface EstimatorState {
  section?: 'estimator'
  valuationId?: string
}

export function valuationTarget(valuationId: string): { to: string; state: EstimatorState } {
  return { to: '/dashboard', state: { section: 'estimator', valuationId } }
}

export function useAskedValuation(): string | undefined {
  const { state } = useLocation() as Location<EstimatorState | null>
  return typeof state?.valuationId === 'string' ? state.valuationId : undefined
}
