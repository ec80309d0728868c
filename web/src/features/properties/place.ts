import { useLocation, useNavigate, type Location } from 'react-router'

const HOME = '/dashboard'

/** What of this section is shown lives in the history entry beside the section itself: Back finds the grid again. */
interface PropertiesState {
  section?: 'properties'
  propertyId?: number
  view?: 'health' | 'off-site'
}

export type PropertiesPlace =
  | { view: 'grid' }
  | { view: 'health' | 'off-site' }
  | { view: 'detail'; propertyId: number }

export function usePropertiesPlace(): PropertiesPlace {
  const { state } = useLocation() as Location<PropertiesState | null>
  if (typeof state?.propertyId === 'number') {
    return { view: 'detail', propertyId: state.propertyId }
  }
  return { view: state?.view ?? 'grid' }
}

export function propertyTarget(propertyId: number): { to: string; state: PropertiesState } {
  return { to: HOME, state: { section: 'properties', propertyId } }
}

export function healthTarget(): { to: string; state: PropertiesState } {
  return { to: HOME, state: { section: 'properties', view: 'health' } }
}

export function offSiteTarget(): { to: string; state: PropertiesState } {
  return { to: HOME, state: { section: 'properties', view: 'off-site' } }
}

/** Back to where the person came from; to the grid where there is nothing to go back to. */
export function useLeaveToGrid(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => {
    if (key === 'default') void navigate(HOME, { state: { section: 'properties' }, replace: true })
    else void navigate(-1)
  }
}
