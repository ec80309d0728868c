import { expect } from 'vitest'

const TIMEOUT_MS = 10_000

/** Polls a value until it is as expected; for values that need a request, which a busy machine answers late. */
export function eventually<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: TIMEOUT_MS })
}
