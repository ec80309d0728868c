import { onTestFinished, vi } from 'vitest'

export const QUERY_RETRY_MS = 1000

/** The lengths of the pauses themselves are tested elsewhere. */
export function skipPauses(...pausesMs: readonly number[]): void {
  const real = globalThis.setTimeout
  const skipped = new Set<number | undefined>(pausesMs)
  const spy = vi.spyOn(globalThis, 'setTimeout')
  spy.mockImplementation((run, ms) => real(run, skipped.has(ms) ? 0 : ms))
  onTestFinished(() => spy.mockRestore())
}
