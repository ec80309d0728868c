export interface Deadline {
  signal: AbortSignal
  /** Frees the timer; call it in `finally`. */
  stop(): void
}

/** Ends after `ms`, or as soon as one of the other signals does. */
export function startDeadline(ms: number, ...others: AbortSignal[]): Deadline {
  const controller = new AbortController()
  const end = () => controller.abort()
  const timer = setTimeout(end, ms)
  for (const other of others) {
    if (other.aborted) end()
    else other.addEventListener('abort', end, { once: true })
  }
  return {
    signal: controller.signal,
    stop() {
      clearTimeout(timer)
      for (const other of others) other.removeEventListener('abort', end)
    },
  }
}

/** The work's result, unless the signal ends first: then what `late` makes is thrown. */
export async function finishBefore<T>(
  signal: AbortSignal,
  work: Promise<T>,
  late: () => Error,
): Promise<T> {
  let onAbort: (() => void) | undefined
  const ended = new Promise<never>((_, reject) => {
    onAbort = () => reject(late())
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
  })
  try {
    return await Promise.race([work, ended])
  } finally {
    if (onAbort) signal.removeEventListener('abort', onAbort)
  }
}
