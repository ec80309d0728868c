/** Vitest's default of one second is too short for a busy machine. */
export const SOON = { timeout: 10_000, interval: 20 }
