import { onTestFinished, vi } from 'vitest'

interface OpenedWindow {
  url: () => string | undefined
  isClosed: () => boolean
}

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
