/** A browser without requestIdleCallback does not say when it is idle; two seconds are past most first screens. */
export function whenIdle(work: () => void, atMostMs = 5000): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, Math.min(2000, atMostMs))
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: atMostMs })
  return () => cancelIdleCallback(handle)
}
