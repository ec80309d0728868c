import { LIMITS } from '../limits.ts'

const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 4_000

export function signInDelay(failures: number): number {
  const excess = failures - LIMITS.signInPerEmail.max
  return excess < 0 ? 0 : Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(excess, 10))
}
