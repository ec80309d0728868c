export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded'
}

export async function withDeadline<T>(
  ms: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  outer.throwIfAborted()
  const inner = new AbortController()
  const timer = setTimeout(() => inner.abort(new DeadlineExceeded(`no answer within ${ms} ms`)), ms)
  const pass = () => inner.abort(outer.reason)
  outer.addEventListener('abort', pass)
  try {
    return await work(inner.signal)
  } catch (error) {
    // Libraries wrap the reason for the abort, so it is taken from the signal.
    throw inner.signal.aborted ? inner.signal.reason : error
  } finally {
    clearTimeout(timer)
    outer.removeEventListener('abort', pass)
  }
}
