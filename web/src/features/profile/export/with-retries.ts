const PAUSES_MS = [1_000, 3_000]

/** A short gap in the connection does not end an export of minutes. */
export async function withRetries<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  pauses: readonly number[] = PAUSES_MS,
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work()
    } catch {
      signal.throwIfAborted()
      await new Promise((resolve) => setTimeout(resolve, pause))
      signal.throwIfAborted()
    }
  }
  return work()
}
