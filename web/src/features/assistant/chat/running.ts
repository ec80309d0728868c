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

export function isCurrent(run: Run): boolean {
  return current?.run === run
}

export function endRun(run: Run): void {
  if (isCurrent(run)) current = null
}

export function stopAnswer(): void {
  current?.control.abort()
}

/** Stops the answer. The part that arrived is stored but no longer shown. */
export function dropRun(): void {
  stopAnswer()
  current = null
}
