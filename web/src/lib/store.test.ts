import { expect, it, vi } from 'vitest'
import { createStore } from './store.ts'

it('the store tells every listener of a change until the listener stops', () => {
  const store = createStore(1)
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const stop = store.listen(first)
  store.listen(second)
  store.set(2)
  stop()
  store.set(3)
  expect(store.get()).toBe(3)
  expect(first).toHaveBeenCalledOnce()
  expect(second).toHaveBeenCalledTimes(2)
})

it('the store knows whether it has listeners', () => {
  const store = createStore(1)
  expect(store.isWatched()).toBe(false)
  const stop = store.listen(() => undefined)
  expect(store.isWatched()).toBe(true)
  stop()
  expect(store.isWatched()).toBe(false)
})
