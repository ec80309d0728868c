/** The suites do less in the gate than in the long form. README and docs name the numbers of the long form (check-security.ts). */
export const FUZZED_REQUESTS = { gate: 300, full: 10_000 }
export const KILLS_UNDER_WRITES = { gate: 2, full: 20 }
export const KILLS_UNDER_UPLOADS = { gate: 2, full: 11 }

export function howMany({ gate, full }: { gate: number; full: number }): number {
  return process.env['PREDIO_TEST_FULL'] ? full : gate
}
