import { validationFailed } from '../errors.ts'

const UNITS: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
}

/** Go counts a duration's nanoseconds in 64 bits, which is about 292 years. */
const LONGEST_MS = 2 ** 63 / 1e6

const TERM = /(\d+(?:\.\d*)?|\.\d+)(ns|us|µs|ms|s|m|h)/g

/** Durations are in Go's notation («24h», «1h30m») from now. «none» gives `null`, which lifts a ban; an empty duration is undefined. */
export function readBanDuration(duration: string, now = Date.now()): Date | null | undefined {
  if (duration === '') return undefined
  if (duration === 'none' || duration === '0') return null
  const terms = [...duration.matchAll(TERM)]
  if (terms.map(([term]) => term).join('') !== duration) throw invalid(duration)
  const ms = terms.reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * (UNITS[unit ?? ''] ?? 0),
    0,
  )
  if (ms > LONGEST_MS) throw invalid(duration)
  return new Date(now + ms)
}

function invalid(duration: string) {
  const shown = JSON.stringify(duration.slice(0, 50))
  return validationFailed(`invalid format for ban duration: time: invalid duration ${shown}`)
}
