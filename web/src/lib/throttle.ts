interface Throttled {
  /** Does it now, or soon if it was done a moment ago. */
  call: () => void
  /** Does at once what is still waiting. */
  flush: () => void
  /** What is still waiting is not done. */
  cancel: () => void
}

/** However often it is called, the action is done only every so often; the last call counts. */
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
