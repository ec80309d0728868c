interface Throttled {
  call: () => void
  flush: () => void
  cancel: () => void
}

export function throttle(everyMs: number, action: () => void): Throttled {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let doneAt = 0

  function act(): void {
    cancel()
    doneAt = Date.now()
    action()
  }

  function cancel(): void {
    clearTimeout(waiting)
    waiting = undefined
  }

  return {
    call() {
      const wait = doneAt + everyMs - Date.now()
      if (wait <= 0) act()
      else waiting ??= setTimeout(act, wait)
    },
    flush() {
      if (waiting !== undefined) act()
    },
    cancel,
  }
}
