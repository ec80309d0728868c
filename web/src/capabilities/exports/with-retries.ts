const PAUSES_MS = [1_000, 3_000]

/** EXPORT-10: failed work is repeated after 1 and 3 seconds, because an export of several minutes must survive a short outage. */
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
