import { useLocation, type Location } from 'react-router'

interface ImagesState {
  section: 'images'
  /** Whose pictures to prepare, by its number on the site. */
  listingId?: number
}

/** Imágenes with a listing's pictures, by a history entry as the dashboard reads them. */
export function imagesTarget(listingId: number): { to: string; state: ImagesState } {
  return { to: '/dashboard', state: { section: 'images', listingId } }
}

export interface AskedListing {
  id: number
  /** Of the history entry: asked for again, it is another; come back to, it is the same. */
  entry: string
}

export function useAskedListing(): AskedListing | undefined {
  const { state, key } = useLocation() as Location<Partial<ImagesState> | null>
  return typeof state?.listingId === 'number' ? { id: state.listingId, entry: key } : undefined
}
