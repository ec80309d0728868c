/** A browser without requestIdleCallback does not tell when it is idle; after two seconds most first screens are drawn. */
export function whenIdle(work: () => void, atMostMs = 5000): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, Math.min(2000, atMostMs))
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: atMostMs })
  return () => cancelIdleCallback(handle)
}
