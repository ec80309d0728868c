import { Link } from 'react-router'
import { navEntry } from './nav-styles.ts'
import type { Place } from './place.ts'
import { prefetchScreen } from './screens.ts'

export interface PlaceListProps {
  places: readonly Place[]
  area: Place['area']
  current: Place | undefined
  onFollow?: (() => void) | undefined
}

export function PlaceEntries({ places, area, current, onFollow }: PlaceListProps) {
  return places.map((place) => {
    if (place.area !== area) return null
    const { path, label, icon: Icon, Count } = place
    const isCurrent = path === current?.path
    const prefetch = () => prefetchScreen(place)
    return (
      <li key={path}>
        <Link
          to={path}
          {...(isCurrent && { 'aria-current': 'page' })}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={onFollow}
          className={navEntry(isCurrent)}
        >
          <Icon aria-hidden="true" />
          {label}
          {Count && <Count />}
        </Link>
      </li>
    )
  })
}
