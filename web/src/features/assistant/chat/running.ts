/** The answering of one question; there is at most one at a time. */
export interface Run {
  signal: AbortSignal
}

let current: { run: Run; control: AbortController } | null = null

export function startRun(): Run {
  dropRun()
  const control = new AbortController()
  const run = { signal: control.signal }
  current = { run, control }
  return run
}

/** Whether somebody still waits for it. */
export function isCurrent(run: Run): boolean {
  return current?.run === run
}

export function endRun(run: Run): void {
  if (isCurrent(run)) current = null
}

/** What has arrived stays; nothing more comes. */
export function stopAnswer(): void {
  current?.control.abort()
}

/** The conversation is left: what has arrived is kept with it, and nobody sees it. */
export function dropRun(): void {
  stopAnswer()
  current = null
}
