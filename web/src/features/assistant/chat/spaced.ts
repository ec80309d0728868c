/** Words come faster than a screen can show them. */
const PAUSE_MS = 50

/** Does it soon after the first of many requests, and at most that often. */
export function spaced(work: () => void): { soon: () => void; never: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    soon() {
      timer ??= setTimeout(() => {
        timer = undefined
        work()
      }, PAUSE_MS)
    },
    never() {
      clearTimeout(timer)
    },
  }
}
