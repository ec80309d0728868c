/** One question being answered; there is at most one at a time. */
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

/** Whether its conversation is still open and waiting for it. */
export function isCurrent(run: Run): boolean {
  return current?.run === run
}

export function endRun(run: Run): void {
  if (isCurrent(run)) current = null
}

/** Stops the answer; the part that arrived stays. */
export function stopAnswer(): void {
  current?.control.abort()
}

/** Stops the answer because its conversation is left: the part that arrived is stored but no longer shown. */
export function dropRun(): void {
  stopAnswer()
  current = null
}
