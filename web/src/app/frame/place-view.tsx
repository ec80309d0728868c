import { useLocation } from 'react-router'
import type { Place } from './place.ts'
import { ScreenView } from './screen-view.tsx'
import { placeAt } from './use-current-screen.ts'

export function PlaceView({ places }: { places: readonly Place[] }) {
  const place = placeAt(useLocation().pathname, places)
  return place && <ScreenView key={place.path} of={place} />
}
