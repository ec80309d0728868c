import { useSyncExternalStore } from 'react'

function listen(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether this device has no connection at all, as far as it knows. */
export function useOffline(): boolean {
  return useSyncExternalStore(listen, () => !navigator.onLine)
}
