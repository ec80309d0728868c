import { useSyncExternalStore } from 'react'

export interface Store<State> {
  get: () => State
  set: (next: State) => void
  listen: (listener: () => void) => () => void
  isWatched: () => boolean
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(next) {
      state = next
      for (const listener of listeners) listener()
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isWatched: () => listeners.size > 0,
  }
}

export function useStore<State>(store: Store<State>): State
export function useStore<State, Part>(store: Store<State>, select: (state: State) => Part): Part
export function useStore<State>(
  store: Store<State>,
  select: (state: State) => unknown = (state) => state,
): unknown {
  return useSyncExternalStore(store.listen, () => select(store.get()))
}
