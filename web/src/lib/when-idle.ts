/** Calls when the page has nothing better to do, at the latest after some seconds. Safari has no requestIdleCallback. */
export function whenIdle(work: () => void, atMostMs = 5000): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, Math.min(2000, atMostMs))
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: atMostMs })
  return () => cancelIdleCallback(handle)
}
