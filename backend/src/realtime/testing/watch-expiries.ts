import { onTestFinished, vi } from 'vitest'

const HOUR_MS = 3_600_000
/** Only the timers of channels wait longer than this, because tokens of tests are valid for an hour or more. */
const LONG_MS = 3_000_000

export interface Expiries {
  timers: NodeJS.Timeout[]
  passAnHour(): void
}

export function watchExpiries(): Expiries {
  const waiting = new Map<NodeJS.Timeout, () => void>()
  const timers: NodeJS.Timeout[] = []
  const set = globalThis.setTimeout
  const spy = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((...given: Parameters<typeof set>) => {
      const timer = set(...given)
      const [ring, ms = 0] = given
      if (ms > LONG_MS) {
        timers.push(timer)
        waiting.set(timer, ring)
      }
      return timer
    })
  onTestFinished(() => {
    spy.mockRestore()
    vi.useRealTimers()
  })
  return {
    timers,
    passAnHour() {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS })
      const due = [...waiting].filter(([timer]) => !isOver(timer))
      waiting.clear()
      for (const [timer, ring] of due) {
        clearTimeout(timer)
        ring()
      }
    },
  }
}

export function isOver(timer: NodeJS.Timeout): boolean {
  return Reflect.get(timer, '_destroyed') === true
}
