import type { Property } from '@predio/domain/properties'
import { openListings } from './listings-store.ts'
import { currentState, listenToState } from './state.ts'

/** For what is no screen: the listings in sight, after what is kept of this person has been looked for. */
export async function listingsAtHand(userId: string): Promise<readonly Property[]> {
  openListings(userId)
  if (currentState().phase === 'loading') await pastLoading()
  return currentState().listings
}

function pastLoading(): Promise<void> {
  return new Promise((resolve) => {
    const stop = listenToState(() => {
      if (currentState().phase === 'loading') return
      stop()
      resolve()
    })
  })
}
