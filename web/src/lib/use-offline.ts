import { useSyncExternalStore } from 'react'

function listen(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export function useOffline(): boolean {
  return useSyncExternalStore(listen, () => !navigator.onLine)
}
