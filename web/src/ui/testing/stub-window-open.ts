import { onTestFinished, vi } from 'vitest'

interface OpenedWindow {
  /** Where it was sent; undefined while it is empty. */
  url: () => string | undefined
  isClosed: () => boolean
}

/** Replaces the browser's windows, so that no test leaves this machine. 'isBlocked' refuses an empty window as a pop-up blocker does. */
export function stubWindowOpen({ isBlocked = false } = {}): readonly OpenedWindow[] {
  const opened: OpenedWindow[] = []
  const spy = vi.spyOn(window, 'open').mockImplementation((url) => {
    if (isBlocked && url === '') return null
    let address = url === '' ? undefined : String(url)
    const stub = {
      opener: window,
      closed: false,
      location: { replace: (to: string) => (address = to) },
      close: () => (stub.closed = true),
    }
    opened.push({ url: () => address, isClosed: () => stub.closed })
    return stub as unknown as Window
  })
  onTestFinished(() => spy.mockRestore())
  return opened
}
