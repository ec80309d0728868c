import { whenPersonChanges } from './session/index.ts'
import { createStore, type Store } from './store.ts'

/** A store for what one person has opened or chosen (ACC-25): signing out loads no page anew, and the next person must not find it. */
export function createPersonalStore<State>(initial: State): Store<State> {
  const store = createStore(initial)
  whenPersonChanges(() => store.set(initial))
  return store
}
