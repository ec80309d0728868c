export interface Deadline {
  signal: AbortSignal
  stop(): void
}

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
