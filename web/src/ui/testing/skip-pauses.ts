import { onTestFinished, vi } from 'vitest'

/** The pause before TanStack Query asks a second time. */
export const QUERY_RETRY_MS = 1000

/** Waits of these lengths end at once. That they are as long as they should be is for the test of what waits. */
export function skipPauses(...pausesMs: readonly number[]): void {
  const real = globalThis.setTimeout
  const skipped = new Set<number | undefined>(pausesMs)
  const spy = vi.spyOn(globalThis, 'setTimeout')
  spy.mockImplementation((run, ms) => real(run, skipped.has(ms) ? 0 : ms))
  onTestFinished(() => spy.mockRestore())
}
