import { expect, it, vi } from 'vitest'
import { createStore } from './store.ts'

it('tells every listener of a change until it stops listening', () => {
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

it('knows whether anybody listens', () => {
  const store = createStore(1)
  expect(store.isWatched()).toBe(false)
  const stop = store.listen(() => undefined)
  expect(store.isWatched()).toBe(true)
  stop()
  expect(store.isWatched()).toBe(false)
})
