import { whenPersonChanges } from './session/index.ts'
import { createStore, type Store } from './store.ts'

/** ACC-25: the store is emptied when another person signs in, because signing out does not reload the page. */
export function createPersonalStore<State>(initial: State): Store<State> {
  const store = createStore(initial)
  whenPersonChanges(() => store.set(initial))
  return store
}
