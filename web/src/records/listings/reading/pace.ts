interface Pace {
  /** Does it now, or soon if it was done a moment ago. */
  ask: () => void
  /** What is still owed is done at once. */
  flush: () => void
}

/** However often it is asked for, something is done only every so often; the last time counts. */
export function pace(everyMs: number, action: () => void): Pace {
  let owed: ReturnType<typeof setTimeout> | undefined
  let doneAt = 0

  function act(): void {
    clearTimeout(owed)
    owed = undefined
    doneAt = Date.now()
    action()
  }

  return {
    ask() {
      const wait = doneAt + everyMs - Date.now()
      if (wait <= 0) act()
      else owed ??= setTimeout(act, wait)
    },
    flush() {
      if (owed !== undefined) act()
    },
  }
}
