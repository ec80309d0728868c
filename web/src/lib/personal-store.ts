import { whenPersonChanges } from './session/index.ts'
import { createStore, type Store } from './store.ts'

/** ACC-25: signing out does not reload the page, and the next person must not find this state. */
export function createPersonalStore<State>(initial: State): Store<State> {
  const store = createStore(initial)
  whenPersonChanges(() => store.set(initial))
  return store
}
